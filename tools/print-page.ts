import type { PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import { withFormulas } from './pdf-equations.ts';
import { answersLast, figuresLater, headPages, picturesFirst } from './pdf-handout.ts';
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

/** How large and how small a sheet may be printed to hold everything: smaller could not be read. */
const sheet = { largest: 1.2, smallest: 0.6 };

/** A page as PDF: one that has to fit a sheet as large as fits, every other without large gaps. */
export async function printedPage(
  page: Page,
  pdfium: PDFiumLibrary,
  { address, day, onePage }: Wanted,
): Promise<Buffer> {
  const load = async (later: readonly number[]) => {
    await page.goto(address);
    await page.evaluate(() => globalThis.document.fonts.ready);
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
    const bytes = withRoles(withFormulas(reproducible(pdf, day)));
    return { bytes, ...(await measured(await pdfium.loadDocument(bytes))) };
  };
  await load([]);
  if (onePage) {
    for (let scale = sheet.largest; ; scale -= 0.05) {
      const { bytes, pages } = await print(scale);
      if (pages === 1 || scale <= sheet.smallest) return bytes;
    }
  }
  const figures = await page.evaluate(
    () => document.querySelectorAll('.prose > :not(.blank-chart) .wide').length,
  );
  const { bytes } = await withoutGaps(await print(1), figures, async (later) => {
    await load(later);
    return print(1);
  });
  return bytes;
}

async function measured(document: PDFiumDocument) {
  const gap = Math.max(...(await emptyShares(document)));
  const pages = document.getPageCount();
  document.destroy();
  return { gap, pages };
}
