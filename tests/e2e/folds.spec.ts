import { expect, type Page } from '@playwright/test';
import { phone } from '../first-screen.ts';
import { overflow } from '../reading.ts';
import { onFixture as test } from '../spec.ts';
import { blockFonts } from '../browser-page.ts';

const route = '/resources/study-materials/mixing';
const lines = (page: Page) => page.locator('.fold > summary');
const line = (page: Page, words: string | RegExp) => lines(page).filter({ hasText: words });
const opened = (page: Page) => page.locator('.fold[open]');
const reason = 'All of the salt came with the brine.';

test('on a wide screen and on paper everything is open', async ({ page }) => {
  await test.step('on a wide screen everything is open, and there is no line to open it with', async () => {
    await page.goto(route);
    await expect(opened(page)).toHaveCount(await lines(page).count());
    await expect(lines(page).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText(reason)).toBeVisible();
  });
  await test.step('a window that grows opens everything, and so does paper', async () => {
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
});

test('on a phone each step and each mistake is a line, which fingers, keys and searches open', async ({
  page,
}) => {
  await page.setViewportSize(phone);

  await test.step('each step is a line with its result, which fingers and keys open', async () => {
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
  });
  await test.step('mistakes show their titles, and more questions come to life when they are opened', async () => {
    await page.goto(route);
    const mistake = page.getByText('Only what is counted in kilograms does.');
    await expect(mistake).toBeHidden();
    await line(page, 'Fractions do not add up.').click();
    await expect(mistake).toBeVisible();
    await expect(page.getByText('Fractions do not add up.').filter({ visible: true })).toHaveCount(
      1,
    );
    await line(page, '2 more questions').click();
    await page.getByRole('radio', { name: 'It does not' }).check();
    await expect(page.getByText('A sum has no order.')).toBeVisible();
  });
  await test.step('what is looked for opens', async () => {
    await page.goto('about:blank');
    await page.goto(`${route}#:~:text=${encodeURIComponent(reason)}`);
    await expect(page.getByText(reason)).toBeInViewport();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('nothing moves after it was painted, also where the address leads into the text', async ({
    page,
  }) => {
    await blockFonts(page);
    for (const at of ['', '#mistakes-people-make']) {
      await page.goto('about:blank');
      await page.goto(`${route}${at}`);
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              const shifts = list.getEntries() as unknown as { value: number }[];
              resolve(shifts.reduce((sum, { value }) => sum + value, 0));
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => setTimeout(resolve, 0, 0));
          }),
      );
      expect(moved, at).toBeLessThan(0.001);
      await expect(opened(page)).toHaveCount(0);
    }
  });
});
