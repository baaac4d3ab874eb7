import type { PDFiumDocument } from '@hyzyla/pdfium';

/** The area on Letter paper between the running title and the page number, in points. */
const text = { top: 54, bottom: 792 - 50.4 };

/** Heading of a sheet to draw on. The page before it can end anywhere, like the last page. */
const chartHeading = 'A chart to draw on';

const scale = 0.5;
const paper = 250;

/** Returns the empty fraction at the bottom of each page. Zero for pages that can end anywhere. */
export async function emptyShares(document: PDFiumDocument): Promise<number[]> {
  const pages = [...document.pages()];
  const isEnd = (index: number) => pages[index + 1]?.getText().includes(chartHeading) ?? true;
  const shares: number[] = [];
  for (const [index, page] of pages.entries()) {
    shares.push(isEnd(index) ? 0 : await page.render({ scale, colorSpace: 'Gray' }).then(below));
  }
  return shares;
}

/** Returns the white fraction at the bottom of a rendered page. */
function below({ data, width }: { data: Uint8Array; width: number }): number {
  const [top, bottom] = [text.top, text.bottom].map((at) => Math.round(at * scale) * width);
  const last = data.subarray(top, bottom).findLastIndex((shade) => shade < paper);
  return 1 - (last + 1) / ((bottom ?? 0) - (top ?? 0));
}
