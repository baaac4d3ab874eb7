import type { Page } from '@playwright/test';

/** Fonts of text. Fallback fonts replace them until they load. */
export const textFaces = '**/_astro/fonts/*.woff2';

/** Starts to measure the cumulative layout shift of the pages visited next. */
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
