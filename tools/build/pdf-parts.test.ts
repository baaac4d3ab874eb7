import { expect, test } from 'vitest';
import { fittingPrint, withoutParts } from './pdf-parts.ts';

const sheet = (leaves: number, name: string) =>
  `<article data-leaves="${String(leaves)}" data-part="${name}" class="prose"><h2>${name}</h2></article>`;
const page = `<p>Inside.<span data-left-out=" Without {parts}."></span></p>${sheet(3, 'Pumps')}${sheet(1, 'Pipes &amp; Fans')}${sheet(2, 'Steam')}<article class="prose exam">Exam</article>`;

test('keeps all parts of a page that fits, and removes their marks', () => {
  expect(withoutParts(page, 0)).toBe(
    '<p>Inside.</p><article class="prose"><h2>Pumps</h2></article><article class="prose"><h2>Pipes &amp; Fans</h2></article><article class="prose"><h2>Steam</h2></article><article class="prose exam">Exam</article>',
  );
});

test('lists removed parts in page order, and keeps the others', () => {
  expect(withoutParts(page, 1)).toContain('Inside. Without Pipes &amp; Fans.</p>');
  expect(withoutParts(page, 1)).not.toContain('<h2>Pipes');
  expect(withoutParts(page, 3)).toBe(
    '<p>Inside. Without Pumps, Pipes &amp; Fans and Steam.</p><article class="prose exam">Exam</article>',
  );
});

/** Simulates printing an exam of two pages, and sheets with the given page count. */
const printer = (pagesOfSheet: number) => async (html: string) =>
  Promise.resolve({ html, pages: 2 + pagesOfSheet * (html.match(/<h2>/g)?.length ?? 0) });

test.each([
  { mostPages: 5, pagesOfSheet: 1, sheets: 3 },
  { mostPages: 4, pagesOfSheet: 1, sheets: 2 },
  { mostPages: 6, pagesOfSheet: 2, sheets: 2 },
  { mostPages: 2, pagesOfSheet: 2, sheets: 0 },
])(
  'with $mostPages pages at most and sheets of $pagesOfSheet, $sheets stay',
  async ({ mostPages, pagesOfSheet, sheets }) => {
    const { html, left } = await fittingPrint(page, mostPages, printer(pagesOfSheet));
    expect(html.match(/<h2>/g)?.length ?? 0).toBe(sheets);
    expect(withoutParts(page, left)).toBe(html);
  },
);
