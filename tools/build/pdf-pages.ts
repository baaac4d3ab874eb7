import type { PDFiumDocument } from '@hyzyla/pdfium';

/**
 * Area between the margins of Letter paper in points, without the running title and page number.
 */
const text = { top: 54, bottom: 792 - 50.4 };

/** Heading of a drawing sheet; the page before one may end anywhere, like the last page. */
const chartHeading = 'A chart to draw on';

const scale = 0.5;
const paper = 250;

/** Returns the empty fraction at the bottom of each page; 0 for pages that may end anywhere. */
export async function emptyShares(document: PDFiumDocument): Promise<number[]> {
  const pages = [...document.pages()];
  const isEnd = (index: number) => pages[index + 1]?.getText().includes(chartHeading) ?? true;
  const shares: number[] = [];
  for (const [index, page] of pages.entries()) {
    shares.push(isEnd(index) ? 0 : await page.render({ scale, colorSpace: 'Gray' }).then(below));
  }
  return shares;
}

/** Returns the white fraction at the bottom of a drawn page. */
function below({ data, width }: { data: Uint8Array; width: number }): number {
  const [top, bottom] = [text.top, text.bottom].map((at) => Math.round(at * scale) * width);
  const last = data.subarray(top, bottom).findLastIndex((shade) => shade < paper);
  return 1 - (last + 1) / ((bottom ?? 0) - (top ?? 0));
}
