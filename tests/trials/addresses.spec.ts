import { expect } from '@playwright/test';
import { hostileStrings } from '../hostile-strings.ts';
import { onFixture as test } from '../spec.ts';
import { loadIslands } from '../browser-page.ts';

/** Beginnings of addresses, each with an element that the page must still show. */
const places: Record<string, string> = {
  '/events#': 'table',
  '/resources/studyhome?q=': '[type=search]',
  '/resources/study-materials?q=': '[type=search]',
  '/resources/textbooks?q=': '[type=search]',
  '/resources/study-materials/problems/kettle?seed=': '.answer-desk input, main form input',
  '/resources/': 'main a',
};

for (const [place, stays] of Object.entries(places)) {
  test(`nothing after ${place} empties the page, throws or runs`, async ({ page }) => {
    test.setTimeout(20 * 120_000);
    const trouble: string[] = [];
    page.on('pageerror', (error) => trouble.push(error.message));
    page.on('dialog', (dialog) => {
      trouble.push(`said ${dialog.message()}`);
      void dialog.dismiss();
    });
    for (const odd of hostileStrings) {
      // If the same page were already open, only the fragment would change and nothing would load.
      await page.goto('/lessons/placeholder');
      await page.evaluate((address) => {
        location.href = address;
      }, `${place}${odd}`);
      await page.waitForURL((url) => url.pathname !== '/lessons/placeholder');
      await expect(page.getByRole('heading', { level: 1 }), odd).toBeVisible();
      await loadIslands(page);
      await expect(page.locator(stays).first(), odd).toBeVisible();
      expect(await page.locator('.has-failed').count(), odd).toBe(0);
      expect(trouble, odd).toEqual([]);
    }
    console.log(`${place}: ${String(hostileStrings.length)} addresses`);
  });
}
