import type { PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import { withFormulas } from './pdf-equations.ts';
import { answersLast, figuresLater, headPages } from './pdf-handout.ts';
import { emptyShares } from './pdf-pages.ts';
import { reproducible } from './pdf-reproducible.ts';
import { withRoles, writeForTags } from './pdf-tags.ts';

interface Wanted {
  address: string;
  /** The day the PDF says it was made, `YYYY-MM-DD`. */
  day: string;
  /** Whether it has to fit one sheet, be it smaller. */
  onePage: boolean;
}

interface Printed {
  bytes: Buffer;
  document: PDFiumDocument;
}

/** How large and how small a sheet may be printed to hold everything: smaller could not be read. */
const sheet = { largest: 1.2, smallest: 0.6 };

/** How much of a page may be empty without anybody looking for a better place of a figure. */
const tolerated = 0.3;

/** By how many blocks of text a figure may come later than it was written. */
const latest = 4;

/** A page as PDF: one that has to fit a sheet as large as fits, every other without large gaps. */
export async function printedPage(
  page: Page,
  pdfium: PDFiumLibrary,
  { address, day, onePage }: Wanted,
): Promise<Printed> {
  const load = async (later: readonly number[] = []) => {
    await page.goto(address);
    await page.evaluate(() => globalThis.document.fonts.ready);
    await page.evaluate(writeForTags);
    await page.evaluate(answersLast);
    await page.evaluate(headPages);
    await page.evaluate(figuresLater, later);
  };
  const print = async (scale = 1) => {
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
      scale,
    });
    const bytes = withRoles(withFormulas(reproducible(pdf, day)));
    return { bytes, document: await pdfium.loadDocument(bytes) };
  };
  await load();
  if (onePage) return onOneSheet(print);
  const figures = await page.evaluate(
    () => document.querySelectorAll('.prose > :not(.blank-chart) .wide').length,
  );
  return withoutGaps(await print(), figures, async (later) => {
    await load(later);
    return print();
  });
}

async function onOneSheet(print: (scale: number) => Promise<Printed>): Promise<Printed> {
  for (let scale = sheet.largest; ; scale -= 0.05) {
    const printed = await print(scale);
    if (printed.document.getPageCount() === 1 || scale <= sheet.smallest) return printed;
    printed.document.destroy();
  }
}

/** The best of what was tried: a wide figure that leaves a gap before it lets text go first. */
async function withoutGaps(
  first: Printed,
  figures: number,
  print: (later: readonly number[]) => Promise<Printed>,
): Promise<Printed> {
  let later = Array.from({ length: figures }, () => 0);
  let best = first;
  let gap = figures === 0 ? 0 : Math.max(...(await emptyShares(best.document)));
  for (let figure = 0; figure < figures; figure += 1) {
    for (let blocks = 1; blocks <= latest && gap > tolerated; blocks += 1) {
      const tried = later.with(figure, blocks);
      const other = await print(tried);
      const otherGap = Math.max(...(await emptyShares(other.document)));
      const isBetter =
        otherGap < gap && other.document.getPageCount() <= best.document.getPageCount();
      (isBetter ? best : other).document.destroy();
      if (isBetter) [later, best, gap] = [tried, other, otherGap];
    }
  }
  return best;
}
