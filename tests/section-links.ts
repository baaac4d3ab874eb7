import { expect, type Page } from '@playwright/test';
import { phone } from './first-screen.ts';

export const linkedScreens = [phone, { width: 1280, height: 800 }];

/** Waits until the page's fonts and the islands near the window have loaded. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('astro-island[ssr][awake]')).toHaveCount(0);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/**
 * Expects a lesson to keep its height while it's scrolled, and each link to a section to land on
 * its heading.
 */
export async function expectLinksToLand(page: Page, lesson: string): Promise<void> {
  await page.goto(lesson);
  await settle(page);
  const heights: number[] = [];
  for (let isMoving = true; isMoving;) {
    heights.push(await page.evaluate(() => document.documentElement.scrollHeight));
    isMoving = await page.evaluate(() => {
      const before = scrollY;
      scrollBy({ top: 0.8 * innerHeight, behavior: 'instant' });
      return scrollY > before;
    });
    await settle(page);
  }
  const [least, most] = [Math.min(...heights), Math.max(...heights)];
  expect(most / least, `${lesson}: height while scrolling`).toBeLessThan(1.05);

  const ids = await page
    .locator('.document :is(h2, h3)[id]:visible')
    .evaluateAll((headings) => headings.map(({ id }) => id));
  expect(ids.length, lesson).toBeGreaterThan(0);
  for (const id of ids) {
    // If the lesson were already open, the browser would only scroll.
    await page.goto('about:blank');
    await page.goto(`${lesson}#${id}`);
    await settle(page);
    const off = await page.locator(`[id="${id}"]`).evaluate((heading) => {
      const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop);
      const padding = Number.parseFloat(
        getComputedStyle(document.documentElement).scrollPaddingTop,
      );
      const from = heading.getBoundingClientRect().top - margin - (padding || 0);
      // The last headings can't reach the top, because the page ends.
      const rest = document.documentElement.scrollHeight - innerHeight - scrollY;
      return from > 0 ? Math.min(from, rest) : from;
    });
    expect(Math.abs(off), `${lesson}#${id}`).toBeLessThan(40);
  }
}
