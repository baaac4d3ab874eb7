import { expect, test } from 'vitest';
import { arrange, entriesOf } from '../../src/domain/site-search/arrange.ts';
import { buildIndex, type Contents } from '../../src/domain/site-search/build-index.ts';
import { kinds, type Entry } from '../../src/domain/site-search/entry.ts';
import { lettersOf, placeOfEntry } from '../../src/domain/site-search/files.ts';
import { firstCards } from '../../src/domain/site-search/first-cards.ts';
import { filesOfQuery, search } from '../../src/domain/site-search/search.ts';
import { brotliSize } from '../../tools/page-weight.ts';
import { recordFigure } from '../../tools/record-figure.ts';
import { sentence } from '../sentences.ts';

const kilobyte = 1000;
const most = 120 * kilobyte;

const sectionsOfALesson = 5;

/** As many pages of all kinds, every fifth a lesson with sections, in sentences of our documents. */
function pages(count: number): Entry[] {
  return Array.from({ length: count }, (_, place): Entry[] => {
    const kind = place % 5 === 0 ? 'lesson' : (kinds[place % kinds.length] ?? 'page');
    const page: Entry = {
      kind,
      title: sentence(place, 5),
      address: `/pages/${String(place)}`,
      detail: `CHE ${String(100 + (place % 400))}`,
      names: sentence(place + 5000, 3),
      text: sentence(place + 9000, 80),
    };
    if (kind !== 'lesson') return [page];
    const sections = Array.from({ length: sectionsOfALesson }, (__, at): Entry => ({
      ...page,
      title: sentence(place * 7 + at, 4),
      address: `${page.address}#${String(at)}`,
      of: page.title,
      text: sentence(place * 11 + at * 3, 150),
    }));
    return [page, ...sections];
  }).flat();
}

/** What is fetched for searches, each by a new visitor: the files of words and of what is shown. */
function bytesOf(count: number, queries: readonly (readonly string[])[]): number[] {
  const index = buildIndex(pages(count), []);
  const contents: Contents = { version: '01234567', ...index.contents };
  const { version } = contents;
  const first = firstCards(index);
  const size = (content: unknown) => brotliSize(JSON.stringify({ version, content }));
  return queries.map((keys) => {
    const [words, entries] = [new Set<number>(), new Set<number>()];
    const letters = new Set<string>();
    for (const query of keys) {
      for (const file of filesOfQuery(contents, query)) words.add(file);
      const found = arrange(
        search(contents, (file) => index.words[file] ?? [], query),
        new Map(),
      );
      const two = lettersOf(query);
      if (two !== undefined) letters.add(two);
      else for (const id of entriesOf(found)) entries.add(placeOfEntry(contents, id).file);
    }
    return [
      ...[...words].map((file) => size(index.words[file])),
      ...[...entries].map((file) => size(index.entries[file])),
      ...[...letters].map((two) => size(first.get(two))),
      brotliSize(JSON.stringify(contents)),
    ].reduce((sum, bytes) => sum + bytes);
  });
}

const searches = [
  'policy',
  'brotli',
  'content',
  'a page of numbers',
  'CHE 312',
  'lesson and problem',
];

test.each([50, 5000])('with %i pages a search fetches at most 120 KB', (count) => {
  const bytes = bytesOf(
    count,
    searches.map((query) => [query]),
  );
  const figure = bytes.map(
    (size, place) => `${searches[place] ?? ''} ${(size / 1000).toFixed(0)} KB`,
  );
  recordFigure(
    `search, fetched for a query with ${count.toLocaleString('en-US')} pages`,
    figure.join(', '),
  );
  expect(Math.max(...bytes)).toBeLessThanOrEqual(most);
});

test('typed key by key a word takes no more than that, though each key shows something else', () => {
  const keys = ['p', 'po', 'pol', 'poli', 'polic', 'policy'];
  const [bytes = Infinity] = bytesOf(5000, [keys]);
  recordFigure(
    'search, fetched for a word typed key by key with 5,000 pages',
    `${(bytes / kilobyte).toFixed(0)} KB`,
  );
  expect(bytes).toBeLessThanOrEqual(most);
});
