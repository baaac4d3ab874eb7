import { expect, test } from 'vitest';
import { printJobs, withPdfFacts } from './pdf-jobs.ts';

test('inserts page count and size into every link to an existing PDF', () => {
  const place = (pdf: string) => `<a>Open PDF<span data-pdf-facts="${pdf}"></span></a>`;
  const facts = new Map([['/news/1.pdf', { pages: 1, bytes: 12_001, left: 0 }]]);
  expect(withPdfFacts(place('/news/1.pdf') + place('/news/2.pdf'), facts)).toBe(
    `<a>Open PDF (1 page, 13 KB)</a>${place('/news/2.pdf')}`,
  );
});

test('reads print options from the head, and requests a picture only if a page shows it', () => {
  const page = (path: string, rest = '') => ({
    path,
    html: `<link rel="alternate" type="application/pdf" href="${path}.pdf"${rest}>`,
  });
  const list = { path: '/news', html: '<img class="x" src="/news/1.avif">' };
  const jobs = printJobs([
    page('/news/1'),
    list,
    page('/sheet', ' data-one-page data-most-pages="2"'),
  ]);
  expect(jobs).toMatchObject([
    { path: '/news/1', pdf: '/news/1.pdf', picture: '/news/1.avif', onePage: false },
    { path: '/sheet', picture: undefined, onePage: true, mostPages: 2 },
  ]);
});
