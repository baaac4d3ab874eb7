import type { Page } from '@playwright/test';

/** Letter paper and its area inside the margins in src/styles/print.css, in inches. */
const paper = { width: 8.5, height: 11 };
export const text = { width: 8.5 - 2 * 0.8, height: 11 - 0.75 - 0.7 };

/** CSS pixels per inch of paper at a print scale. */
const perInch = (scale: number) => 96 / scale;

/** Print scales to try. Text is still readable at the last one. */
const scales = Array.from({ length: 13 }, (_, step) => (120 - 5 * step) / 100);

/**
 * Finds the scales that fit, largest first, by bisection. A page that fits at one scale also fits
 * at every smaller scale.
 */
export async function fittingScales(fits: (scale: number) => Promise<boolean>): Promise<number[]> {
  let [low, high] = [0, scales.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await fits(scales[middle] ?? 1)) high = middle;
    else low = middle + 1;
  }
  return scales.slice(low);
}

/** Finds the scales at which a page fits on one sheet. Measures the page without printing it. */
export async function scalesOfSheet(page: Page): Promise<number[]> {
  const window = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  const fitting = await fittingScales(async (scale) => {
    // In print, media queries use the width of the whole sheet.
    await page.setViewportSize({
      width: Math.round(paper.width * perInch(scale)),
      height: Math.round(paper.height * perInch(scale)),
    });
    const height = await page.evaluate(heightAt, text.width * perInch(scale));
    return height <= text.height * perInch(scale);
  });
  await page.evaluate(heightAt, undefined);
  await page.emulateMedia({ media: null });
  if (window) await page.setViewportSize(window);
  return fitting;
}

/** Sets or resets the width of a page, and returns the height. */
function heightAt(width: number | undefined): number {
  document.documentElement.style.width = width === undefined ? '' : `${String(width)}px`;
  return document.body.getBoundingClientRect().height;
}
