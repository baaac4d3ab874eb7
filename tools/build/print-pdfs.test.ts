import { expect, test } from 'vitest';
import { withPdfFacts } from './print-pdfs.ts';

test('pages and size are written into every link to the PDF', () => {
  const link = '<a>Open PDF<span data-pdf-facts="/news/1.pdf"></span></a>';
  expect(withPdfFacts(link, [{ pdf: '/news/1.pdf', pages: 1, bytes: 12_001 }])).toBe(
    '<a>Open PDF (1 page, 13 KB)</a>',
  );
});
