import type { PDFiumDocument } from '@hyzyla/pdfium';

/** Between the margins of Letter paper, in points: the running title and the number are outside. */
const text = { top: 54, bottom: 792 - 50.4 };

/** Where a sheet to draw on begins, the page before it ends, as the last one does, where it ends. */
const chartHeading = 'A chart to draw on';

const scale = 0.5;
const paper = 250;

/** For each page of a PDF the share of it below its last line, and 0 for a page that is an end. */
export async function emptyShares(document: PDFiumDocument): Promise<number[]> {
  const pages = [...document.pages()];
  const isEnd = (index: number) => pages[index + 1]?.getText().includes(chartHeading) ?? true;
  const shares: number[] = [];
  for (const [index, page] of pages.entries()) {
    shares.push(isEnd(index) ? 0 : await page.render({ scale, colorSpace: 'Gray' }).then(below));
  }
  return shares;
}

/** The share of a drawn page below the last row that is not white. */
function below({ data, width }: { data: Uint8Array; width: number }): number {
  const [top, bottom] = [text.top, text.bottom].map((at) => Math.round(at * scale) * width);
  const last = data.subarray(top, bottom).findLastIndex((shade) => shade < paper);
  return 1 - (last + 1) / ((bottom ?? 0) - (top ?? 0));
}
