import type { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import { withFormulas } from './pdf-equations.ts';
import { answersLast, figuresLater, headPages, picturesFirst, unfold } from './pdf-handout.ts';
import { withMetadata } from './pdf-metadata.ts';
import { emptyShares } from './pdf-pages.ts';
import { reproducible } from './pdf-reproducible.ts';
import { withRoles, writeForTags } from './pdf-tags.ts';
import { withoutGaps } from './without-gaps.ts';

interface Wanted {
  address: string;
  /** The day the PDF says it was made, `YYYY-MM-DD`. */
  day: string;
  /** Whether it has to fit one sheet, be it smaller. */
  onePage: boolean;
}

/** How large a sheet may be printed to hold everything, down to where it could not be read. */
const scales = Array.from({ length: 13 }, (_, step) => (120 - 5 * step) / 100);

/** A PDF, and how long it is. */
interface Printed {
  bytes: Buffer;
  pages: number;
}

/** A page as PDF: one that has to fit a sheet as large as fits, every other without large gaps. */
export async function printedPage(
  page: Page,
  pdfium: PDFiumLibrary,
  { address, day, onePage }: Wanted,
): Promise<Printed> {
  const load = async (later: readonly number[]) => {
    await page.goto(address);
    await page.evaluate(() => globalThis.document.fonts.ready);
    await page.evaluate(unfold);
    await page.evaluate(picturesFirst);
    await page.evaluate(writeForTags);
    await page.evaluate(answersLast);
    await page.evaluate(headPages);
    await page.evaluate(figuresLater, later);
  };
  const print = async (scale: number) => {
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
      scale,
    });
    const bytes = withMetadata(withRoles(withFormulas(reproducible(pdf, day))), about);
    const document = await pdfium.loadDocument(bytes);
    // Only a wide figure can be moved out of a gap; to look for gaps, every page is drawn.
    const gap = figures > 0 ? Math.max(...(await emptyShares(document))) : 0;
    const pages = document.getPageCount();
    document.destroy();
    return { bytes, gap, pages };
  };
  await load([]);
  const about = {
    title: await page.title(),
    language: await page.evaluate(() => document.documentElement.lang),
  };
  const figures = await page.evaluate(
    (isOneSheet) =>
      isOneSheet ? 0 : document.querySelectorAll('.prose > :not(.blank-chart) .wide').length,
    onePage,
  );
  if (onePage) {
    // The largest of them is found by halves: what fits fits smaller too.
    let [low, high] = [0, scales.length - 1];
    const prints = new Map<number, Printed>();
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const printed = await print(scales[middle] ?? 1);
      prints.set(middle, printed);
      if (printed.pages === 1) high = middle;
      else low = middle + 1;
    }
    return prints.get(low) ?? (await print(scales[low] ?? 1));
  }
  return withoutGaps(await print(1), figures, async (later) => {
    await load(later);
    return print(1);
  });
}
