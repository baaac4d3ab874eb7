import { expect } from '@playwright/test';
import { forbidStorage, visit } from '../browser-page.ts';
import { practice } from '../fixture-content.ts';
import { kettle, waterOf } from '../kettle.ts';
import { onFixture as test } from '../spec.ts';
import {
  answersInAll,
  at,
  begin,
  brines,
  button,
  exam,
  field,
  handIn,
  path,
  titleOf,
} from './exam-page.ts';

const flow = brines.answers[0]?.label ?? '';

test('classes and minutes make an exam, and its address gives everyone the same', async ({
  page,
  browser,
}) => {
  await visit(page, path);
  await expect(button(page, 'Make the exam')).toBeDisabled();
  for (const { code } of practice.classes) await page.getByLabel(code).check();
  await page.getByLabel('30 min').check({ force: true });
  await button(page, 'Make the exam').click();
  await expect(page).toHaveURL(/\?exam=30_/);
  await button(page, /^Begin: \d problems in 30 minutes$/).click();
  const statement = page.locator('.exam-problem:not([hidden]) article');
  await expect(statement).toContainText('Problem 1 of');
  const other = await browser.newPage();
  await visit(other, page.url());
  await button(other, /^Begin/).click();
  await expect(other.locator('.exam-problem:not([hidden]) article')).toHaveText(
    (await statement.textContent()) ?? '',
  );
  await other.close();
});

test('an exam has its own numbers, is checked once it’s handed in, and counts', async ({
  page,
}) => {
  const score = page.getByRole('heading', { name: / right$/ });
  await test.step('one problem at a time is shown, with its own numbers', async () => {
    await begin(page);
    await button(page, 'Next').click();
    const shown = page.locator('.exam-problem:not([hidden])');
    await expect(shown).toHaveCount(1);
    await expect(shown.getByRole('heading')).toHaveText(titleOf('kettle'));
    await expect(shown.locator('.givens')).toContainText(waterOf(17));
    await button(page, 'Previous').click();
    await expect(shown.getByRole('heading')).toHaveText(titleOf('two-streams'));
  });
  await test.step('nothing is checked before it’s handed in, then everything is', async () => {
    await field(page, flow).fill('1 kg');
    await expect(page.getByText('Read as 1 kilogram')).toBeVisible();
    await expect(page.locator('.verdict, .solution, .hint')).toHaveCount(0);
    await handIn(page);
    await expect(score).toHaveText(`1 of ${String(answersInAll)} right`);
    const topics = page.getByRole('list', { name: 'By topic' });
    await expect(topics).toContainText('Material balances');
    await expect(topics.getByRole('listitem').filter({ hasText: 'Energy balances' })).toContainText(
      '1 of 2',
    );
    // The problem's own page has the same sentence.
    await expect(page.getByText('you wrote 1 kg')).toBeVisible();
    await expect(
      page.getByText(/That’s a mass. The question asks for a mass flow rate/),
    ).toBeVisible();
    await expect(page.getByText(/not tried\. It’s/).first()).toBeVisible();
  });
  await test.step('the solution has the numbers of the exam', async () => {
    const solution = page.locator('.exam-solution').nth(1);
    await solution.locator('summary').click();
    await expect(solution.locator('.step').first()).toBeVisible();
    await expect(solution).toContainText(kettle.variants[17]?.printed[0] ?? '');
  });
  await test.step('the same exam with new numbers is another one', async () => {
    await button(page, 'Same exam, new numbers').click();
    await expect.poll(() => page.url()).not.toContain(exam);
    await expect(page).toHaveURL(/30_two-streams\.\d+_kettle\.\d+_warm-bath\.0/);
    await expect(button(page, /^Begin/)).toBeVisible();
  });
  await test.step('a right answer counts as a day without help', async () => {
    await visit(page, '/resources/study-materials');
    await page.locator('#classes summary').nth(1).click();
    await expect(page.locator('[data-problem=kettle]')).toContainText('✓ Solved');
    await expect(page.locator('[data-problem=warm-bath] .state')).toHaveCount(0);
  });
});

test('a reload changes nothing, and the clock can be hidden and ends nothing', async ({
  page,
  clock,
}) => {
  await begin(page);
  await field(page, flow).fill('12 kg/s');
  await at(page, clock, 7);
  await expect(page.getByText('23 min left').first()).toBeVisible();
  await page.reload();
  await expect(field(page, flow)).toHaveValue('12 kg/s');
  await expect(page.getByText('23 min left').first()).toBeVisible();

  await button(page, 'Hide the clock').click();
  await expect(page.getByText('min left')).toHaveCount(0);
  await button(page, titleOf('warm-bath')).click();
  await page.reload();
  const shown = page.locator('.exam-problem:not([hidden])');
  await expect(shown.getByRole('heading')).toHaveText(titleOf('warm-bath'));
  await expect(button(page, 'Show the clock')).toBeVisible();
  await expect(page.getByText('min left')).toHaveCount(0);
  // In the last five minutes, the clock is visible again.
  await at(page, clock, 26);
  await expect(page.locator('.exam-clock > p').first()).toHaveText('4 min left');
  await expect(page.getByRole('status').filter({ hasText: '4 min left' })).toHaveCount(1);
  await at(page, clock, 32);
  await expect(page.getByText('Time is up').first()).toBeVisible();
  await handIn(page);
  await expect(page.getByText('Handed in after 32 of 30 minutes')).toBeVisible();
});

test('says so if a link names no exam, or its problems are missing or from another build', async ({
  page,
}) => {
  for (const text of ['nonsense', '%00', '50_kettle']) {
    await visit(page, `${path}?exam=${text}`);
    await expect(page.getByText('We can’t find the exam in this link')).toBeVisible();
    await expect(button(page, 'Make the exam')).toBeVisible();
  }
  await page.route('**/statement.txt', (route) => route.abort());
  await visit(page, `${path}?exam=${exam}`);
  await expect(page.getByText('This exam’s problems wouldn’t load.')).toBeVisible();
  await page.unroute('**/statement.txt');
  await button(page, 'Try again').click();
  await expect(button(page, /^Begin/)).toBeVisible();

  const body = '<body data-version="old"><div></div><pre>{}';
  await page.route('**/statement.txt', (route) =>
    route.fulfill({ contentType: 'text/plain', body }),
  );
  await visit(page, `${path}?exam=${exam}`);
  await expect(page.getByText('The site changed since you opened this page.')).toBeVisible();
});

test('works without storage, and says that nothing is kept', async ({ page }) => {
  await forbidStorage(page);
  await begin(page);
  await expect(page.getByText('This browser won’t keep your answers')).toBeVisible();
  await handIn(page);
});

test('by keyboard: from the classes to the verdicts', async ({ page }) => {
  await visit(page, path);
  await page.getByLabel(practice.classes[1]?.code ?? '').focus();
  for (const key of ['Space', 'Tab', 'ArrowLeft', 'Tab']) await page.keyboard.press(key);
  await expect(button(page, 'Make the exam')).toBeFocused();
  await page.keyboard.press('Enter');
  await button(page, /^Begin/).focus();
  await page.keyboard.press('Enter');
  await field(page, 'Flow of steam').focus();
  await page.keyboard.type('1 kg/s');
  page.once('dialog', (dialog) => dialog.accept());
  await button(page, 'Hand in').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: / right$/ })).toBeFocused();
});
