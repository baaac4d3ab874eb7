import { expect, type Page } from '@playwright/test';
import { practice } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { resetStorage, visit } from '../browser-page.ts';
import { button as carryButton, record, remember } from './carried.ts';
import { at, button, exam, path, titleOf } from './sat-exam.ts';

/** Expects the focus on something that can be seen and whose words say where one is. */
async function expectToBeAt(page: Page, words: string | RegExp) {
  const focused = page.locator(':focus');
  await expect(focused).toHaveText(words);
  await expect(focused).toBeInViewport();
  expect(await focused.evaluate((element) => element.localName)).not.toBe('body');
}

test('an exam from its classes to its verdicts: the focus is always where one is', async ({
  page,
}) => {
  await visit(page, path);
  for (const { code } of practice.classes) await page.getByLabel(code).check();
  await page.getByLabel('30 min').check({ force: true });
  await button(page, 'Make the exam').press('Enter');
  await expectToBeAt(page, /^Your exam: DEM 101/);
  await button(page, 'Different problems').press('Enter');
  await expectToBeAt(page, /^Your exam: DEM/);
  await button(page, 'Different classes or time').press('Enter');
  await expectToBeAt(page, 'Set up an exam');
  await page.goBack();
  await expectToBeAt(page, /^Your exam: DEM/);

  await visit(page, `${path}?exam=${exam}`);
  await button(page, /^Begin/).press('Enter');
  await expectToBeAt(page, titleOf('two-streams'));
  await button(page, 'Next').press('Enter');
  await expectToBeAt(page, titleOf('kettle'));
  await button(page, 'Previous').press('Enter');
  await expectToBeAt(page, titleOf('two-streams'));
  await button(page, titleOf('warm-bath')).press('Enter');
  await expectToBeAt(page, titleOf('warm-bath'));
  page.once('dialog', (question) => question.accept());
  await button(page, 'Hand in').press('Enter');
  await expectToBeAt(page, /^0 of \d right/);
  await button(page, 'Same exam, new numbers').press('Enter');
  await expectToBeAt(page, /^Your exam: DEM/);
});

test('what comes at the second attempt, or comes back, hands the focus on', async ({
  page,
  clock,
}) => {
  await test.step('problems that come at the second attempt hand the focus on', async () => {
    await page.route('**/statement.txt', (route) => route.abort());
    await visit(page, `${path}?exam=${exam}`);
    const again = button(page, 'Try again');
    await expect(again).toBeVisible();
    await page.unroute('**/statement.txt');
    await again.press('Enter');
    await expectToBeAt(page, /^Your exam: DEM/);
  });
  await test.step('a clock that was hidden and comes back keeps the focus', async () => {
    await visit(page, `${path}?exam=${exam}`);
    await button(page, /^Begin/).press('Enter');
    await button(page, 'Hide the clock').press('Enter');
    await at(page, clock, 26);
    await expectToBeAt(page, /min left|Time is up/);
  });
  await test.step('a key that comes at the second attempt hands the focus on', async () => {
    await resetStorage(page);

    await page.route('**/*.json', (route) => route.abort());
    await visit(page, `${path}?exam=${exam}`);
    await button(page, /^Begin/).press('Enter');
    page.once('dialog', (question) => question.accept());
    await button(page, 'Hand in').press('Enter');
    const again = button(page, 'Try again');
    await expect(again).toBeVisible();
    await again.press('Enter');
    await expectToBeAt(page, /Checking your answers|wouldn’t load/);
    await page.unroute('**/*.json');
    await again.press('Enter');
    await expectToBeAt(page, /^0 of \d right/);
  });
  await test.step('new numbers that come at the second attempt hand the focus on', async () => {
    await page.route('**/kettle.json', (route) => route.abort());
    await visit(page, '/resources/study-materials/problems/kettle?seed=7');
    const again = button(page, 'Try again');
    await expect(again).toBeVisible();
    await page.unroute('**/kettle.json');
    await again.press('Enter');
    await expectToBeAt(page, /numbers from seed 7/);
  });
  await test.step('a link that carries a record leaves the focus at the page it leads to', async () => {
    await remember(page, record);
    await visit(page, '/resources/study-materials#take=broken');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().press('Enter');
    await expectToBeAt(page, 'Practice Problems');
    page.once('dialog', (question) => question.accept());
    await carryButton(page, 'Clear').press('Enter');
    await expectToBeAt(page, 'Your record is cleared.');
  });
});
