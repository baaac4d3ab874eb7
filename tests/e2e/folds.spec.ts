import { expect, type Page } from '@playwright/test';
import { blockFonts } from '../browser-page.ts';
import { phone } from '../first-screen.ts';
import { countShifts } from '../layout-shift.ts';
import { overflow } from '../reading.ts';
import { onFixture as test } from '../spec.ts';

const route = '/resources/study-materials/mixing';
const lines = (page: Page) => page.locator('.fold > summary');
const line = (page: Page, words: string | RegExp) => lines(page).filter({ hasText: words });
const opened = (page: Page) => page.locator('.fold[open]');
const reason = 'All of the salt came with the brine.';

test('on a wide screen and on paper everything is open', async ({ page }) => {
  await page.goto(route);
  await expect(opened(page)).toHaveCount(await lines(page).count());
  await expect(lines(page).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(reason)).toBeVisible();
  for (const grow of [
    () => page.setViewportSize({ width: 1024, height: 740 }),
    () => page.emulateMedia({ media: 'print' }),
  ]) {
    await page.setViewportSize(phone);
    await page.goto(route);
    await expect(opened(page)).toHaveCount(0);
    await grow();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(lines(page).filter({ visible: true })).toHaveCount(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('steps and mistakes are lines that fingers, keys and searches open', async ({ page }) => {
    await page.goto(route);
    await expect(opened(page)).toHaveCount(0);
    await expect(page.getByText(reason)).toBeHidden();
    await expect(page.locator('.result').first()).toBeVisible();
    const step = line(page, /^Step 2/);
    await expect(step).toContainText('0.0400');
    await step.click();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.locator('.fold[open] .step > .number')).toBeHidden();
    expect(await overflow(page)).toBe(0);
    await step.press('Enter');
    await expect(page.getByText(reason)).toBeHidden();

    const mistake = page.getByText('Only what is counted in kilograms does.');
    await expect(mistake).toBeHidden();
    await line(page, 'Fractions do not add up.').click();
    await expect(mistake).toBeVisible();
    const title = page.getByText('Fractions do not add up.').filter({ visible: true });
    await expect(title).toHaveCount(1);
    await line(page, '2 more questions').click();
    await page.getByRole('radio', { name: 'It does not' }).check();
    await expect(page.getByText('A sum has no order.')).toBeVisible();

    await page.goto('about:blank');
    await page.goto(`${route}#:~:text=${encodeURIComponent(reason)}`);
    await expect(page.getByText(reason)).toBeInViewport();
  });

  test('nothing moves after the first paint, also at the address of a section', async ({
    page,
  }) => {
    await blockFonts(page);
    const shift = await countShifts(page);
    for (const at of ['', '#mistakes-people-make']) {
      await page.goto('about:blank');
      await page.goto(`${route}${at}`);
      await expect(opened(page)).toHaveCount(0);
      expect(await shift(), at).toBeLessThan(0.001);
    }
  });
});
