import type { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import { withFormulas } from './pdf-equations.ts';
import { changes, figuresLater } from './pdf-handout.ts';
import { withMetadata } from './pdf-metadata.ts';
import { emptyShares } from './pdf-pages.ts';
import { reproducible } from './pdf-reproducible.ts';
import { scalesOfSheet } from './pdf-sheet.ts';
import { withRoles } from './pdf-tags.ts';
import { withoutGaps } from './without-gaps.ts';

interface Wanted {
  address: string;
  html: string;
  /** Creation date of the PDF, `YYYY-MM-DD`. */
  day: string;
  /** True to shrink the page to a single sheet. */
  onePage: boolean;
}

const contentType = 'text/html; charset=utf-8';

interface Printed {
  bytes: Buffer;
  pages: number;
}

/**
 * Prints a page: on one sheet at the largest scale that fits, or on several sheets without large
 * gaps.
 */
export async function printedPage(
  page: Page,
  pdfium: PDFiumLibrary,
  { address, html, day, onePage }: Wanted,
): Promise<Printed> {
  const load = async (later: readonly number[]) => {
    await page.route(address, (route) => route.fulfill({ body: html, contentType }), { times: 1 });
    await page.goto(address);
    await page.evaluate(() => globalThis.document.fonts.ready);
    for (const change of changes) await page.evaluate(change);
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
    // Only wide figures can be moved. If there are none, don't render the pages.
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
    const [largest = 1, ...smaller] = await scalesOfSheet(page);
    let printed = await print(largest);
    // Paper may hold less than the measurement predicted.
    for (const scale of smaller) if (printed.pages > 1) printed = await print(scale);
    return printed;
  }
  return withoutGaps(await print(1), figures, async (later) => {
    await load(later);
    return print(1);
  });
}
