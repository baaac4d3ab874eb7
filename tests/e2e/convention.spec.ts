import { expect, type Page } from '@playwright/test';
import { phone } from '../first-screen.ts';
import { onFixture as test } from '../spec.ts';
import { blockFonts, visit } from '../browser-page.ts';

const route = '/resources/study-materials/mixing';
const choice = (page: Page) =>
  page.getByRole('group', { name: 'A flow counts as positive when it goes' });
const own = (page: Page) => choice(page).getByRole('radio', { name: 'along its arrow' });
const other = (page: Page) => choice(page).getByRole('radio', { name: 'into the mixer' });
const ways = (page: Page, way: 'either' | 'or') =>
  page.locator(`.way-${way}`).filter({ visible: true });
const labels = (page: Page) => page.locator('.way-label').filter({ visible: true });

/** Expects the page to tell everything in one way, steps with their numbers included. */
async function expectOneWay(page: Page, way: 'either' | 'or') {
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
  const [shown, hidden] = way === 'either' ? ([3, 0] as const) : ([0, 4] as const);
  await expect(ways(page, 'either')).toHaveCount(shown);
  await expect(ways(page, 'or')).toHaveCount(hidden);
  await expect(labels(page)).toHaveCount(0);
  await expect(page.locator('.step .number').filter({ visible: true })).toHaveText([
    'Step 1',
    'Step 2',
  ]);
}

test('a lesson is told in one way, which its reader chooses, also on paper and on the sheet', async ({
  page,
}) => {
  await test.step('a lesson is told in the way of its author until its reader chooses the other', async () => {
    await visit(page, route);
    await expect(own(page)).toBeChecked();
    await expectOneWay(page, 'either');
    await other(page).check();
    await expectOneWay(page, 'or');
    await own(page).check();
    await expectOneWay(page, 'either');
  });
  await test.step('what the browser fills in of an earlier visit does not contradict the page', async () => {
    await visit(page, route);
    // As some browsers do on the way back to a page, before they tell that it is shown.
    await other(page).evaluate((input: HTMLInputElement) => {
      input.checked = true;
      dispatchEvent(new PageTransitionEvent('pageshow'));
    });
    await expect(own(page)).toBeChecked();
    await expectOneWay(page, 'either');
  });
  await test.step('keys choose', async () => {
    await visit(page, route);
    await own(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(other(page)).toBeChecked();
    await expectOneWay(page, 'or');
  });
  await test.step('paper has the chosen way and not the question', async () => {
    await visit(page, route);
    await other(page).check();
    await page.emulateMedia({ media: 'print' });
    await expect(choice(page)).toBeHidden();
    await expectOneWay(page, 'or');
  });
  await test.step('the choice is remembered, and holds for the formula sheet', async () => {
    await page.emulateMedia({ media: 'screen' });

    await visit(page, route);
    await other(page).check();
    await visit(page, route);
    await expect(other(page)).toBeChecked();
    await expectOneWay(page, 'or');
    await page.getByRole('link', { name: 'Formula sheet' }).click();
    await expect(page).toHaveTitle(/^Formulas/);
    await expect(other(page)).toBeChecked();
    await expect(ways(page, 'either')).toHaveCount(0);
    await expect(ways(page, 'or')).not.toHaveCount(0);
  });
});

test('where the storage is forbidden the choice holds for the page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(
    "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })",
  );
  await visit(page, route);
  await expectOneWay(page, 'either');
  await other(page).check();
  await expectOneWay(page, 'or');
  expect(errors).toEqual([]);
});

test('nothing moves when a page with a choice is opened again', async ({ page }) => {
  await visit(page, route);
  await other(page).check();
  await page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.by += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await blockFonts(page);
  await page.setViewportSize(phone);
  await page.goto(route);
  await expect(other(page)).toBeChecked();
  const moved = await page.evaluate(
    () => (globalThis as unknown as { moved: { by: number } }).moved.by,
  );
  expect(moved).toBeLessThan(0.003);
});
