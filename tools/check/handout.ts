import type { PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import { wordsOf } from './built-pages.ts';
import { emptyShares } from '../build/pdf-pages.ts';
import { KeptOutcomes, keyOf } from './kept-outcomes.ts';

const limits = { pages: 12, empty: 0.4, pagesOfAnswers: 2 };

export function pageHead(html: string, page: number, pages: number): string {
  const title = wordsOf(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '');
  const number = `page ${String(page)} of ${String(pages)}`;
  return page === 1 ? number : `${title} · ${number}`;
}

export const keptHandouts = new KeptOutcomes<string[]>('handouts', ['tools/check/handout.ts']);

/** Lists layout problems in the PDF of a lesson. */
export async function handoutFaults(
  pdfium: PDFiumLibrary,
  pdf: Buffer,
  html: string,
): Promise<string[]> {
  const key = keyOf(pdf, html);
  const known = keptHandouts.get(key);
  if (known) return known;
  const document = await pdfium.loadDocument(pdf);
  const faults = await faultsOf(document, html);
  document.destroy();
  return keptHandouts.keep(key, faults);
}

async function faultsOf(document: PDFiumDocument, html: string): Promise<string[]> {
  const texts = [...document.pages()].map((page) => page.getText());
  const count = texts.length;
  const answers = texts.findLastIndex((text) => /^Answers\s*$/m.test(text));
  const charts = html.match(/class="blank-chart/g)?.length ?? 0;
  const shares = await emptyShares(document);
  return [
    ...(count > limits.pages ? [`it has ${String(count)} pages`] : []),
    ...(answers < count - charts - limits.pagesOfAnswers
      ? ['its last pages don’t have the answers']
      : []),
    ...texts.flatMap((text, index) =>
      text.includes(pageHead(html, index + 1, count))
        ? []
        : [`page ${String(index + 1)} doesn’t say: ${pageHead(html, index + 1, count)}`],
    ),
    ...shares.flatMap((share, index) =>
      share > limits.empty
        ? [`page ${String(index + 1)} is ${String(Math.round(100 * share))}% empty`]
        : [],
    ),
  ];
}
