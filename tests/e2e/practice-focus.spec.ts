import { expect, type Page } from '@playwright/test';
import { resetStorage, visit } from '../browser-page.ts';
import { practice } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { at, button, exam, path, titleOf } from './exam-page.ts';
import { record } from './practice-page.ts';

async function expectFocusOn(page: Page, words: string | RegExp) {
  const focused = page.locator(':focus');
  await expect(focused).toHaveText(words);
  await expect(focused).toBeInViewport();
  expect(await focused.evaluate((element) => element.localName)).not.toBe('body');
}

test('the focus follows an exam from its classes to its verdicts', async ({ page }) => {
  await visit(page, path);
  for (const { code } of practice.classes) await page.getByLabel(code).check();
  await page.getByLabel('30 min').check({ force: true });
  for (const [name, words] of [
    ['Make the exam', /^Your exam: DEM 101/],
    ['Different problems', /^Your exam: DEM/],
    ['Different classes or time', 'Set up an exam'],
  ] as const) {
    await button(page, name).press('Enter');
    await expectFocusOn(page, words);
  }
  await page.goBack();
  await expectFocusOn(page, /^Your exam: DEM/);

  await visit(page, `${path}?exam=${exam}`);
  for (const [name, words] of [
    [/^Begin/, titleOf('two-streams')],
    ['Next', titleOf('kettle')],
    ['Previous', titleOf('two-streams')],
    [titleOf('warm-bath'), titleOf('warm-bath')],
    ['Hand in', /^0 of \d right/],
    ['Same exam, new numbers', /^Your exam: DEM/],
  ] as const) {
    if (name === 'Hand in') page.once('dialog', (question) => question.accept());
    await button(page, name).press('Enter');
    await expectFocusOn(page, words);
  }
});

test('content that loads at the second attempt, or comes back, gets the focus', async ({
  page,
  clock,
}) => {
  const again = button(page, 'Try again');
  await test.step('the problems of an exam', async () => {
    await page.route('**/statement.txt', (route) => route.abort());
    await visit(page, `${path}?exam=${exam}`);
    await expect(again).toBeVisible();
    await page.unroute('**/statement.txt');
    await again.press('Enter');
    await expectFocusOn(page, /^Your exam: DEM/);
  });
  await test.step('a hidden clock that comes back', async () => {
    await visit(page, `${path}?exam=${exam}`);
    await button(page, /^Begin/).press('Enter');
    await button(page, 'Hide the clock').press('Enter');
    await at(page, clock, 26);
    await expectFocusOn(page, /min left|Time is up/);
  });
  await test.step('the key of an exam', async () => {
    await resetStorage(page);
    await page.route('**/*.json', (route) => route.abort());
    await visit(page, `${path}?exam=${exam}`);
    await button(page, /^Begin/).press('Enter');
    page.once('dialog', (question) => question.accept());
    await button(page, 'Hand in').press('Enter');
    await again.press('Enter');
    await expectFocusOn(page, /Checking your answers|wouldn’t load/);
    await page.unroute('**/*.json');
    await again.press('Enter');
    await expectFocusOn(page, /^0 of \d right/);
  });
  await test.step('the numbers of a problem', async () => {
    await page.route('**/kettle.json', (route) => route.abort());
    await visit(page, '/resources/study-materials/problems/kettle?seed=7');
    await expect(again).toBeVisible();
    await page.unroute('**/kettle.json');
    await again.press('Enter');
    await expectFocusOn(page, /numbers from seed 7/);
  });
  await test.step('the page behind a link with a record', async () => {
    await resetStorage(page, { 'practice-record': record });
    await visit(page, '/resources/study-materials#take=broken');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().press('Enter');
    await expectFocusOn(page, 'Practice Problems');
  });
});
