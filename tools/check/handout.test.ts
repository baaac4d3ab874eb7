import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, test } from 'vitest';
import { handoutFaults } from './handout.ts';

interface Sheet {
  words: string[];
  /** Distance of a bar from the top, in points. */
  down: number;
}

/** Builds a PDF whose pages have lines of text at the top and a bar further down. */
function pdf(sheets: readonly Sheet[]): Buffer {
  const kids = sheets.map((_, index) => `${String(4 + 2 * index)} 0 R`);
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    `<</Type /Pages /Count ${String(sheets.length)} /Kids [${kids.join(' ')}]>>`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>',
    ...sheets.flatMap(({ words, down }, index) => {
      const lines = words.map((line) => `(${line}) Tj T*`).join('\n');
      const stream = `BT /F1 9 Tf 12 TL 60 770 Td\n${lines}\nET\n60 ${String(792 - down)} 200 4 re f`;
      return [
        `<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources <</Font <</F1 3 0 R>>>> /Contents ${String(5 + 2 * index)} 0 R>>`,
        `<</Length ${String(stream.length)}>>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  const body = objects.map((text, index) => `${String(index + 1)} 0 obj\n${text}\nendobj\n`);
  return Buffer.from(`%PDF-1.4\n${body.join('')}trailer\n<</Root 1 0 R>>\n%%EOF\n`, 'latin1');
}

const html = '<h1>Tea</h1><section class="blank-chart print-only">';
const head = (page: number, pages: number) =>
  page === 1 ? `page 1 of ${String(pages)}` : `Tea \xb7 page ${String(page)} of ${String(pages)}`;
const sheets = (count: number, change: (page: number) => Partial<Sheet> = () => ({})): Sheet[] =>
  Array.from({ length: count }, (_, index) => ({
    words: [
      head(index + 1, count),
      ...(index === count - 2 ? ['Answers'] : []),
      ...(index === count - 1 ? ['A chart to draw on'] : []),
    ],
    down: 700,
    ...change(index + 1),
  }));

async function faults(pages: readonly Sheet[]): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const found = await handoutFaults(library, pdf(pages), html);
  library.destroy();
  return found;
}

test('accepts nine full pages with running heads, answers and a chart', async () => {
  expect(await faults(sheets(9))).toEqual([]);
});

test('reports a thirteenth page', async () => {
  expect(await faults(sheets(13))).toEqual(['it has 13 pages']);
});

test('reports a half-empty page, unless it ends the text or is the last', async () => {
  const half = { down: 396 };
  expect(await faults(sheets(5, (page) => (page >= 4 ? half : {})))).toEqual([]);
  expect(await faults(sheets(5, (page) => (page === 2 ? half : {})))).toEqual([
    'page 2 is 50% empty',
  ]);
});

test('reports a missing running head and misplaced answers', async () => {
  expect(await faults(sheets(4, (page) => (page === 2 ? { words: ['page 2 of 4'] } : {})))).toEqual(
    ['page 2 doesn’t say: Tea · page 2 of 4'],
  );
  const answersOn = (answers: number) => (page: number) => ({
    words: [head(page, 6), ...(page === answers ? ['Answers'] : [])],
  });
  expect(await faults(sheets(6, answersOn(3)))).toEqual(['its last pages don’t have the answers']);
  expect(await faults(sheets(6, answersOn(4)))).toEqual([]);
});
