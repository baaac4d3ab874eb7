import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { readProblem } from '../../src/documents/read/read-problem.ts';
import { expectNothingFound } from '../find-nothing.ts';
import { problems } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { visit } from '../visit.ts';

const path = '/resources/tutors';
const file = 'tests/fixtures/content/problems/kettle.mdx';
const kettle = readProblem(file, readFileSync(file, 'utf8'));
const title = problems.find(({ name }) => name === 'kettle')?.title ?? '';

/** A quantity of the kettle with the numbers of a seed. */
const numberOf = (seed: number, name: string) => kettle.variants[seed]?.values[name]?.value ?? NaN;

test('a link has the chosen problems with fixed numbers, and no clock unless one is wanted', async ({
  page,
}) => {
  await visit(page, path);
  await page.getByText('DEM 201').first().click();
  await page.getByRole('checkbox', { name: title }).check();
  const link = page.locator('.exam-share code');
  await expect(link).toHaveText(/\/resources\/exam\?exam=0_kettle\.\d+$/);
  await page.getByLabel(/Minutes/).fill('20');
  await expect(link).toHaveText(/exam=20_kettle\.\d+$/);
  const address = (await link.textContent()) ?? '';
  await visit(page, address.slice(address.indexOf('/')));
  await expect(page.getByRole('button', { name: 'Begin: 1 problem in 20 minutes' })).toBeVisible();
});

test('the link is copied, and that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, path);
  await page.getByText('DEM 201').first().click();
  await page.getByRole('checkbox', { name: title }).check();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^https?:\/\/.*\/resources\/exam\?exam=0_kettle\.\d+$/);
});

test('every seat has other numbers, and the key lists them all', async ({ page }) => {
  await visit(page, `${path}?seats=kettle.30.190`);
  const rows = page.locator('.seat-key tbody tr');
  await expect(rows).toHaveCount(30);
  for (const [seat, seed] of [
    [0, 190],
    [10, 200],
    [11, 1],
    [29, 19],
  ] as const) {
    await expect(rows.nth(seat)).toContainText(String(seed));
    await expect(rows.nth(seat)).toContainText(
      `${numberOf(seed, 'ms').toPrecision(kettle.answers[0]?.digits ?? 3)}\u00a0kg/s`,
    );
  }
  await page.emulateMedia({ media: 'print' });
  const sheets = page.locator('.seat-sheet');
  await expect(sheets).toHaveCount(30);
  await expect(sheets.nth(11)).toContainText('Seat 12');
  await expect(sheets.nth(11)).toContainText(`${numberOf(1, 'mw').toFixed(2)}\u00a0kg/s`);
  await expect(page.locator('.tutor-form')).toBeHidden();
});

test('a problem and seats make sheets, whose address gives the same ones again', async ({
  page,
}) => {
  await visit(page, path);
  // What has one set of numbers only cannot differ from seat to seat.
  await expect(page.getByLabel('Problem').locator('option', { hasText: 'A bath' })).toHaveCount(0);
  await page.getByLabel('Problem').selectOption({ label: title });
  await page.getByLabel('Seats').fill('5');
  await page.getByRole('button', { name: 'Make the sheets' }).click();
  await expect(page.locator('.seat-key tbody tr')).toHaveCount(5);
  const key = await page.locator('.seat-key').textContent();
  await page.reload();
  await expect(page.locator('.seat-key')).toHaveText(key ?? '');
});

test('numbers that cannot be fetched are said to be so', async ({ page }) => {
  await page.route('**/kettle.json', (route) => route.abort());
  await visit(page, `${path}?seats=kettle.3.1`);
  await expect(page.getByText('The numbers wouldn’t load.')).toBeVisible();
  await page.unroute('**/kettle.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.seat-key tbody tr')).toHaveCount(3);
});

test('axe finds nothing, on a phone in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, `${path}?seats=kettle.3.1`);
  await page.getByText('DEM 201').first().click();
  await page.getByRole('checkbox', { name: title }).check();
  await expect(page.locator('.seat-key')).toBeVisible();
  await expectNothingFound(page, 'a key');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the exams on paper are there instead', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Paper exams' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Make the sheets' })).toBeHidden();
  });
});
