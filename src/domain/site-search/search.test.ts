import { expect, test } from 'vitest';
import { buildIndex, type Contents } from './build-index.ts';
import type { Entry } from './entry.ts';
import { placeOfEntry } from './files.ts';
import { bestOf } from './rank.ts';
import { filesOfQuery, search } from './search.ts';

const entry = (kind: Entry['kind'], title: string, more: Partial<Entry> = {}): Entry => ({
  kind,
  title,
  address: `/${title}`,
  detail: '',
  names: '',
  text: '',
  ...more,
});

const everything: Entry[] = [
  entry('book', 'Transport Phenomena', { names: 'Bird, Stewart & Lightfoot', detail: 'CHE 318' }),
  entry('course', 'Transport Phenomena', { detail: 'CHE 318' }),
  entry('lesson', 'Heat Exchangers', { detail: 'CHE 318', text: 'Area and duty.' }),
  entry('lesson', 'The idea', { of: 'Heat Exchangers', text: 'One stream warms another.' }),
  entry('lesson', 'Mistakes', { of: 'Heat Exchangers', text: 'The wrong mean. A pump is no fan.' }),
  entry('lesson', 'Pumps', { detail: 'CHE 318', text: 'Head and flow.' }),
  entry('question', 'Clear your bars early', { text: 'Before registration.' }),
  entry('problem', 'A tank', { text: 'It stands at two bar.' }),
];

const synonyms = [
  { typed: 'HX', means: ['heat exchanger'] },
  { typed: 'BSL', means: ['Bird, Stewart'] },
  { typed: 'hold', means: ['bars'] },
];

function titles(query: string, entries = everything) {
  const { contents, words, entries: cards } = buildIndex(entries, synonyms);
  const known: Contents = { version: '1', ...contents };
  const { hits: found, ...rest } = search(known, (file) => words[file] ?? [], query);
  const hits = bestOf(found, found.length);
  const titleOf = (id: number) => {
    const { file, at } = placeOfEntry(known, id);
    return cards[file]?.[at]?.title;
  };
  return {
    ...rest,
    pages: hits.map(({ kind, page }) => `${kind}: ${titleOf(page) ?? ''}`),
    best: hits.map(({ entries: [best] }) => titleOf(best ?? -1)),
  };
}

test('a title says more than a text', () => {
  expect(titles('pump').pages).toEqual(['lesson: Pumps', 'lesson: Heat Exchangers']);
});

test('a section is found within its lesson, and the lesson stands once', () => {
  expect(titles('stream warms')).toMatchObject({
    pages: ['lesson: Heat Exchangers'],
    best: ['The idea'],
  });
});

test('words of different sections are found together', () => {
  expect(titles('warms mean').pages).toEqual(['lesson: Heat Exchangers']);
});

test('the beginning of a word finds it, and so does its plural', () => {
  expect(titles('exch').pages).toContain('lesson: Heat Exchangers');
  expect(titles('pump').pages[0]).toBe(titles('pumps').pages[0]);
});

test.each([
  ['hx', 'lesson: Heat Exchangers'],
  ['BSL', 'book: Transport Phenomena'],
  ['hold', 'question: Clear your bars early'],
])('%s is another word for what stands there', (typed, page) => {
  expect(titles(typed).pages[0]).toBe(page);
});

test('another word for bars is none for bar', () => {
  expect(titles('hold').pages).toEqual(['question: Clear your bars early']);
});

test('a course comes before the book of its name', () => {
  expect(titles('transport').pages.slice(0, 2)).toEqual([
    'course: Transport Phenomena',
    'book: Transport Phenomena',
  ]);
});

test('where nothing has all words, what has most of them is shown, and that is said', () => {
  expect(titles('heat exchangers homework')).toMatchObject({
    pages: ['lesson: Heat Exchangers'],
    isPartial: true,
  });
});

test('where nothing has half of the words, nothing is shown', () => {
  expect(titles('pump of the quiet old town').pages).toEqual([]);
});

test('a word with a mistake in it brings the one that was meant', () => {
  expect(titles('exchengr')).toMatchObject({ pages: [], instead: 'exchanger' });
  expect(titles('zzzz').instead).toBeUndefined();
});

test('a search of signs alone finds nothing', () => {
  expect(titles('?!').pages).toEqual([]);
});

test('of a large index a word needs at most two files', () => {
  const many = Array.from({ length: 9000 }, (_, at) =>
    entry('page', `w${at.toString(36)} wa${(at * 7).toString(36)}`),
  );
  const { contents } = buildIndex(many, []);
  const known: Contents = { version: '1', ...contents };
  expect(known.words.length).toBeGreaterThan(4);
  expect(filesOfQuery(known, 'w').length).toBeLessThanOrEqual(2);
  const last = many.at(-1)?.title ?? '';
  expect(titles(last, many).pages[0]).toBe(`page: ${last}`);
});

test('the same content gives the same index', () => {
  expect(JSON.stringify(buildIndex(everything, synonyms))).toBe(
    JSON.stringify(buildIndex(everything, synonyms)),
  );
});
