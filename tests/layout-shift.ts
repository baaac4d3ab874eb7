import type { Page } from '@playwright/test';

/** The typefaces of text, which have fallbacks until they load. */
export const textFaces = '**/_astro/fonts/*.woff2';

/** Measures the cumulative layout shift of the next pages. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[]) {
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + entry.value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
}
