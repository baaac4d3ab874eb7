import { expect, type Page } from '@playwright/test';
import { blockFonts, forbidStorage, visit } from '../browser-page.ts';
import { phone } from '../first-screen.ts';
import { countShifts } from '../layout-shift.ts';
import { onFixture as test } from '../spec.ts';

const route = '/resources/study-materials/mixing';
const choice = (page: Page) =>
  page.getByRole('group', { name: 'A flow counts as positive when it goes' });
const own = (page: Page) => choice(page).getByRole('radio', { name: 'along its arrow' });
const other = (page: Page) => choice(page).getByRole('radio', { name: 'into the mixer' });
const versions = (page: Page, way: 'either' | 'or') =>
  page.locator(`.way-${way}`).filter({ visible: true });

/** Expects the page to show one version and to number only the steps of this version. */
async function expectOneVersion(page: Page, way: 'either' | 'or') {
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
  const [shown, hidden] = way === 'either' ? ([3, 0] as const) : ([0, 4] as const);
  await expect(versions(page, 'either')).toHaveCount(shown);
  await expect(versions(page, 'or')).toHaveCount(hidden);
  await expect(page.locator('.way-label').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('.step .number').filter({ visible: true })).toHaveText([
    'Step 1',
    'Step 2',
  ]);
}

test('a lesson shows the version that its reader chooses, also on paper and on the sheet', async ({
  page,
}) => {
  await visit(page, route);
  await expect(own(page)).toBeChecked();
  await expectOneVersion(page, 'either');
  await own(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(other(page)).toBeChecked();
  await expectOneVersion(page, 'or');
  await own(page).check();
  await expectOneVersion(page, 'either');
  await other(page).check();
  await page.emulateMedia({ media: 'print' });
  await expect(choice(page)).toBeHidden();
  await expectOneVersion(page, 'or');
  await page.emulateMedia({ media: 'screen' });
  await visit(page, route);
  await expect(other(page)).toBeChecked();
  await expectOneVersion(page, 'or');
  await page.getByRole('link', { name: 'Formula sheet' }).click();
  await expect(page).toHaveTitle(/^Formulas/);
  await expect(other(page)).toBeChecked();
  await expect(versions(page, 'either')).toHaveCount(0);
  await expect(versions(page, 'or')).not.toHaveCount(0);
});

test('without storage the choice lasts for the page', async ({ page }) => {
  const errors = await forbidStorage(page);
  await visit(page, route);
  await expectOneVersion(page, 'either');
  await other(page).check();
  await expectOneVersion(page, 'or');
  expect(errors).toEqual([]);
});

test('nothing moves when a page with a stored choice opens', async ({ page }) => {
  await visit(page, route);
  await other(page).check();
  const shift = await countShifts(page);
  await blockFonts(page);
  await page.setViewportSize(phone);
  await page.goto(route);
  await expect(other(page)).toBeChecked();
  expect(await shift()).toBeLessThan(0.003);
});
