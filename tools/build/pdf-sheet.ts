import type { Page } from '@playwright/test';

/** Letter paper, and what src/styles/print.css leaves of it between the margins, in inches. */
const paper = { width: 8.5, height: 11 };
export const text = { width: 8.5 - 2 * 0.8, height: 11 - 0.75 - 0.7 };

/** How many pixels of CSS an inch of paper has when it is printed at a scale. */
const perInch = (scale: number) => 96 / scale;

/** How large a sheet may be printed to hold everything, down to where it could not be read. */
const scales = Array.from({ length: 13 }, (_, step) => (120 - 5 * step) / 100);

/** The scales at which something fits, the largest first, found by halves: what fits fits smaller too. */
export async function fittingScales(fits: (scale: number) => Promise<boolean>): Promise<number[]> {
  let [low, high] = [0, scales.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await fits(scales[middle] ?? 1)) high = middle;
    else low = middle + 1;
  }
  return scales.slice(low);
}

/** The scales at which a page in a browser fits one sheet, without printing it: it is measured as paper. */
export async function scalesOfSheet(page: Page): Promise<number[]> {
  const window = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  const fitting = await fittingScales(async (scale) => {
    // What asks for the width of paper is told that of the whole sheet, as in print.
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

/** Makes a page as wide as is said, or again as wide as its window, and tells how high it is. */
function heightAt(width: number | undefined): number {
  document.documentElement.style.width = width === undefined ? '' : `${String(width)}px`;
  return document.body.getBoundingClientRect().height;
}
