import { expect, type Page } from '@playwright/test';
import { compiledLesson } from '../../src/documents/compiled/compiled-documents.ts';
import { visit } from '../browser-page.ts';
import { addStyle } from '../reading.ts';
import { onFixture as test } from '../spec.ts';

const route = '/resources/study-materials/boiling';
const { blocks, turns } = compiledLesson('tests/fixtures/content/lessons/boiling.mdx').document;
const block = blocks.find(({ type }) => type === 'turn');
if (block?.type !== 'turn') throw new Error('The lesson has no exercise.');
const { first, questions, steps } = block;
const reasons = steps.flatMap(({ asked }) =>
  asked?.type === 'pick' ? asked.options.map(({ reason }) => reason) : [],
);
const inKilojoules = (value: number) => `${(value / 1000).toPrecision(4)} kJ`;
const heat = first.keys[0]?.value ?? NaN;
/** The value's digits before the point, the same however it's rounded. */
const printedHeat = String(Math.trunc(heat / 1000));
const noHeat = first.keys[0]?.mistakes[0] ?? NaN;

const turn = (page: Page) => page.getByRole('region', { name: 'Your turn: Tea for two' });
const step = (page: Page, name: string) => turn(page).locator(`[data-step="${name}"]`);
const worked = (page: Page, name: string) => step(page, name).locator('.turn-worked');
const answers = (page: Page) => page.locator('#turn-1-answers');
const masses = (page: Page) => turn(page).locator('.givens .quantity').first();

async function type(page: Page, typed: string) {
  await step(page, 'Q').getByRole('textbox').fill(typed);
  await page.keyboard.press('Enter');
}

const showStep = (page: Page, name: string) =>
  step(page, name).getByRole('button', { name: 'Show this step' });

test('steps open one after the other and continue with the student’s number', async ({ page }) => {
  await visit(page, route);
  for (const hidden of [worked(page, 'Q'), worked(page, 't'), answers(page)]) {
    await expect(hidden).toBeHidden();
  }
  await expect(step(page, 't')).toContainText('Opens after step 1.');
  await expect(step(page, 't').getByRole('radio').first()).toBeHidden();
  expect(await turn(page).innerText()).not.toContain(printedHeat);

  await type(page, inKilojoules(noHeat));
  await expect(step(page, 'Q').getByRole('status')).toContainText(questions[0]?.mistakes[0] ?? '');
  await expect(worked(page, 'Q')).toBeHidden();
  // Within the tolerance, but not the same number.
  const own = inKilojoules(1.007 * heat);
  await type(page, own);
  await expect(step(page, 'Q').getByRole('status')).toContainText('Right.');
  await expect(worked(page, 'Q')).toBeVisible();

  const wrong = reasons.findIndex((reason) => reason !== undefined);
  const choices = step(page, 't').getByRole('radio');
  await choices.nth(wrong).check();
  await expect(step(page, 't').getByRole('status')).toContainText(reasons[wrong] ?? '');
  await expect(worked(page, 't')).toBeHidden();
  await choices.nth(reasons.indexOf(undefined)).check();
  await expect(step(page, 't').getByRole('status')).toContainText('Right.');
  await expect(worked(page, 't')).toContainText(own.split('.')[0] ?? '');
  await expect(turn(page).locator('.turn-results')).toBeVisible();

  await expect(turn(page)).toContainText('✓ Done');
  await visit(page, route);
  await expect(turn(page)).toContainText('✓ Done');
  await expect(worked(page, 'Q')).toBeHidden();
});

test('a long exercise responds at its first step', async ({ page }) => {
  await visit(page, route);
  await addStyle(page, '.turn-step { min-height: 2000px }');
  await showStep(page, 'Q').click();
  await expect(worked(page, 'Q')).toBeVisible();
});

test('a step can be shown, and new numbers start again', async ({ page }) => {
  await visit(page, route);
  await showStep(page, 'Q').click();
  await expect(worked(page, 'Q')).toBeFocused();
  await expect(showStep(page, 'Q')).toBeHidden();
  await showStep(page, 't').click();
  await expect(turn(page)).toContainText('✓ Done');

  const before = await masses(page).innerText();
  const sets = turns[0]?.filter(({ printed }) => printed[0] !== first.printed[0]) ?? [];
  expect(sets.length).toBeGreaterThan(0);
  await expect(async () => {
    await turn(page).getByRole('button', { name: 'New numbers' }).click();
    await expect(masses(page)).not.toHaveText(before, { timeout: 1000 });
  }).toPass();
  await expect(worked(page, 'Q')).toBeHidden();
  await expect(step(page, 't')).toContainText('Opens after step 1.');
  await type(page, inKilojoules(heat));
  await expect(step(page, 'Q').getByRole('status')).not.toContainText('Right.');
});

test('by keyboard: field, choices and buttons', async ({ page }) => {
  await visit(page, route);
  await type(page, inKilojoules(heat));
  await expect(worked(page, 'Q')).toBeVisible();
  const choices = step(page, 't').getByRole('radio');
  for (let tabs = 0; tabs < 5; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await choices.first().evaluate((element) => element === document.activeElement)) break;
  }
  await expect(choices.first()).toBeFocused();
  const card = step(page, 't').locator('.chip').first();
  expect(await card.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
  await page.keyboard.press('Space');
  await expect(choices.first()).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(choices.nth(1)).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the open steps are blanks, with the answers at the end', async ({ page }) => {
    await page.goto(route);
    await expect(turn(page).locator('.turn-blank').first()).toBeVisible();
    await expect(step(page, 't').getByRole('radio').first()).toBeVisible();
    await expect(turn(page).getByRole('button')).toHaveCount(0);
    await expect(turn(page).locator('.turn-wait')).toBeHidden();
    await expect(worked(page, 'Q').locator('.turn-numbers').last()).toBeHidden();
    await expect(turn(page).locator('.turn-results')).toBeHidden();
    await expect(answers(page).getByRole('listitem')).toHaveCount(2);
    await expect(answers(page)).toContainText(printedHeat);
  });
});
