import { expect, type Page } from '@playwright/test';
import { visit } from '../browser-page.ts';
import { onFixture as test } from '../spec.ts';
import { answer, desk, expectSeed, pathOf } from './problem-page.ts';

const path = pathOf('kettle');
const list = (page: Page) => desk(page).locator('.step-check');
const row = (page: Page, name: string) =>
  list(page).getByRole('listitem').filter({ hasText: name });
const check = (page: Page) => list(page).getByRole('button', { name: 'Check the steps' });
const type = (page: Page, name: string, text: string) =>
  list(page).getByRole('textbox', { name }).fill(text);

const perKilogram = 'Heat per kilogram q';
const heat = 'Heat Q';

/** Help recorded for a set of numbers. */
const helped = (page: Page, seed = 0) =>
  page.evaluate((wanted) => {
    const record = JSON.parse(localStorage.getItem('practice-record') ?? '{}') as {
      kettle?: { sets: { seed: number; helped?: string }[] };
    };
    return record.kettle?.sets.find((set) => set.seed === wanted)?.helped;
  }, seed);

test('the first wrong step is named, and what follows from it', async ({ page }) => {
  await visit(page, path);
  await list(page).getByText('Check a step').click();
  await expect(list(page)).toContainText('2 on the way');
  await expect(list(page).getByRole('textbox')).toHaveCount(2);
  expect(await helped(page)).toBeUndefined();

  await type(page, perKilogram, '250 kJ/kg');
  await type(page, heat, '625 kW');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Heat per kilogram')).toContainText('first one that’s off');
  await expect(row(page, 'Heat Q')).toContainText('follows from your q');
  const finding = list(page).getByRole('status');
  await expect(finding).toContainText(
    'Start at the heat per kilogram. Your Q follows from your q. So there’s one thing to fix: how q comes from',
  );
  await expect(finding.getByRole('link')).toHaveAttribute('href', /\/boiling#/);
  await expect(finding).not.toContainText(/238|too (high|low)/);
  expect(await helped(page)).toBe('hint');

  await type(page, perKilogram, '238.3 kJ/kg');
  await expect(finding).toBeEmpty();
  await check(page).click();
  await expect(row(page, 'Heat per kilogram')).toContainText('fits');
  await expect(row(page, 'Heat Q')).toContainText('first one that’s off');
  await type(page, heat, '596 kW');
  await check(page).click();
  await expect(finding).toContainText('Every step fits.');
});

test('checks are limited, and new numbers bring new ones', async ({ page }) => {
  await visit(page, path);
  await list(page).getByText('Check a step').click();
  for (const left of [4, 3, 2, 1]) {
    await type(page, heat, `${String(500 + left)} kW`);
    await check(page).click();
    await expect(list(page)).toContainText(`${String(left)} check`);
    // Nothing has changed, so this check doesn't count.
    await check(page).click();
    await expect(list(page)).toContainText(`${String(left)} check`);
  }
  await type(page, heat, '596 kW');
  await check(page).click();
  await expect(check(page)).toHaveCount(0);
  await expect(list(page)).toContainText('Open the solution, or take new numbers.');

  await page.reload();
  await list(page).getByText('Check a step').click();
  await expect(list(page).getByRole('textbox', { name: heat })).toHaveValue('596 kW');
  await expect(check(page)).toHaveCount(0);

  await visit(page, `${path}?seed=7`);
  await expectSeed(page, 7);
  await list(page).getByText('Check a step').click();
  await expect(list(page).getByRole('textbox', { name: heat })).toHaveValue('');
  await expect(check(page)).toBeVisible();
});

test('the list goes once the problem is solved', async ({ page }) => {
  await visit(page, path);
  await expect(list(page)).toBeVisible();
  await answer(page, '0.279 kg/s');
  await expect(desk(page).locator('.verdict')).toContainText('Right.');
  await expect(list(page)).toHaveCount(0);
});
