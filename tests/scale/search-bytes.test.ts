import { expect, test } from 'vitest';
import { buildIndex } from '../../src/domain/search/build-index.ts';
import { kinds, type SearchEntry } from '../../src/domain/search/search-entry.ts';
import { brotliSize } from '../../tools/check/brotli-size.ts';
import { recordFigure } from '../../tools/measure/record-figure.ts';
import { mostBytes } from '../search/built-index.ts';
import { sentence } from '../sentences.ts';

const sectionsOfALesson = 5;

/**
 * Generates pages of all kinds from words of our documentation. Every fifth page is a lesson with
 * sections.
 */
function pages(count: number): SearchEntry[] {
  return Array.from({ length: count }, (_, place): SearchEntry[] => {
    const kind = place % 5 === 0 ? 'lesson' : (kinds[place % kinds.length] ?? 'page');
    const page: SearchEntry = {
      kind,
      title: sentence(place, 5),
      address: `/pages/${String(place)}`,
      detail: `CHE ${String(100 + (place % 400))}`,
      names: sentence(place + 5000, 3),
      text: sentence(place + 9000, 80),
    };
    if (kind !== 'lesson') return [page];
    const sections = Array.from({ length: sectionsOfALesson }, (__, at): SearchEntry => ({
      ...page,
      title: sentence(place * 7 + at, 4),
      address: `${page.address}#${String(at)}`,
      of: page.title,
      text: sentence(place * 11 + at * 3, 150),
    }));
    return [page, ...sections];
  }).flat();
}

test('with 1,000 entries the index is small enough to be one file', () => {
  // These are 500 pages and 500 sections.
  const everything = pages(500);
  expect(everything).toHaveLength(1000);
  const bytes = brotliSize(JSON.stringify(buildIndex(everything, [])));
  recordFigure('search, the index with 1,000 entries', `${(bytes / 1000).toFixed(0)} KB`);
  expect(bytes).toBeLessThanOrEqual(mostBytes);
});
