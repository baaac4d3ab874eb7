import { expect, test } from 'vitest';
import { buildIndex } from './build-index.ts';
import type { SearchEntry, Kind } from './search-entry.ts';
import { bestOf } from './rank.ts';
import { search, groupResults, sectionsOf } from './search.ts';

const entry = (
  kind: SearchEntry['kind'],
  title: string,
  more: Partial<SearchEntry> = {},
): SearchEntry => ({
  kind,
  title,
  address: `/${title}`,
  detail: '',
  names: '',
  text: '',
  ...more,
});

const site: SearchEntry[] = [
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

function titles(query: string, entries = site, today?: string) {
  const index = buildIndex(entries, synonyms);
  const { hits: found, ...rest } = search(index, query, today);
  const hits = bestOf(found, found.length);
  const titleOf = (id: number) => index.cards[id]?.title;
  return {
    ...rest,
    pages: hits.map(({ kind, page }) => `${kind}: ${titleOf(page) ?? ''}`),
    best: hits.map(({ entries: [best] }) => titleOf(best ?? -1)),
  };
}

test('a title weighs more than body text', () => {
  expect(titles('pump').pages).toEqual(['lesson: Pumps', 'lesson: Heat Exchangers']);
});

test('finds a section under its lesson, which appears once', () => {
  expect(titles('stream warms')).toMatchObject({
    pages: ['lesson: Heat Exchangers'],
    best: ['The idea'],
  });
});

test('combines words of different sections', () => {
  expect(titles('warms mean').pages).toEqual(['lesson: Heat Exchangers']);
});

test('finds a word by its start and by its plural', () => {
  expect(titles('exch').pages).toContain('lesson: Heat Exchangers');
  expect(titles('pump').pages[0]).toBe(titles('pumps').pages[0]);
});

test.each([
  ['hx', 'lesson: Heat Exchangers'],
  ['BSL', 'book: Transport Phenomena'],
  ['hold', 'question: Clear your bars early'],
])('finds %s as a synonym of %s', (typed, page) => {
  expect(titles(typed).pages[0]).toBe(page);
});

test('doesn’t use a synonym of bars for bar', () => {
  expect(titles('hold').pages).toEqual(['question: Clear your bars early']);
});

test('ranks a course above the book with its name', () => {
  expect(titles('transport').pages.slice(0, 2)).toEqual([
    'course: Transport Phenomena',
    'book: Transport Phenomena',
  ]);
});

test('shows partial matches, and says so', () => {
  expect(titles('heat exchangers homework')).toMatchObject({
    pages: ['lesson: Heat Exchangers'],
    isPartial: true,
  });
});

test('shows nothing with fewer than half the words', () => {
  expect(titles('pump of the quiet old town').pages).toEqual([]);
});

test.each([
  ['exchengr', 'exchanger'],
  ['heat exhcanger', 'heat exchanger'],
  ['ehat', 'heat'],
  ['regisration', 'registration'],
])('corrects %s to %s, and says so', (typed, meant) => {
  expect(titles(typed)).toEqual({ ...titles(meant), corrected: meant });
});

test.each([
  ['an indexed word', 'bar'],
  ['a form of an indexed word', 'warming'],
  ['a word with no close match', 'zzzz'],
  ['a short word', 'pmp'],
  ['a short word with two different letters', 'feed'],
  ['a correction that finds no more words', 'exchengr lightfoot'],
])('doesn’t correct %s', (_, query) => {
  expect(titles(query).corrected).toBeUndefined();
});

test('ranks future events above past ones, and sooner ones first', () => {
  const on = (day: string) =>
    entry('event', `Dinner ${day.slice(-2)}`, { days: [[day, `#${day}`]] });
  const dinners = [on('2025-11-30'), on('2025-10-20'), on('2025-09-10')];
  expect(titles('dinner', dinners).pages[0]).toBe('event: Dinner 30');
  expect(titles('dinner', dinners, '2025-10-01').pages).toEqual([
    'event: Dinner 20',
    'event: Dinner 30',
    'event: Dinner 10',
  ]);
});

test('finds a page by its parts, and shows those with all words', () => {
  const map = [
    entry('page', 'Map'),
    entry('page', 'What if you drop GEN 1?', { of: 'Map' }),
    entry('page', 'What if you drop GEN 2?', { of: 'Map' }),
    entry('page', 'Contact'),
  ];
  expect(titles('drop gen 2', map)).toMatchObject({
    pages: ['page: Map'],
    best: ['What if you drop GEN 2?'],
  });
  expect(titles('contact', map).pages).toEqual(['page: Contact']);
});

test('a short word before others isn’t a prefix', () => {
  const courses = [
    entry('course', 'Flow', { detail: 'CHE 320' }),
    entry('page', 'Cheese for 320'),
    entry('page', 'Cheese'),
  ];
  expect(titles('che 320', courses).pages).toEqual(['course: Flow']);
  expect(titles('che', courses).pages).toHaveLength(3);
});

test('a course’s code weighs as much as its name', () => {
  const codes = [
    entry('book', 'Pumps', { detail: 'GEN 1' }),
    entry('course', 'Flow', { detail: 'GEN 1' }),
  ];
  expect(titles('gen 1', codes).pages[0]).toBe('course: Flow');
});

test('punctuation alone finds nothing', () => {
  expect(titles('?!').pages).toEqual([]);
});

test('the same content gives the same index', () => {
  expect(JSON.stringify(buildIndex(site, synonyms))).toBe(
    JSON.stringify(buildIndex(site, synonyms)),
  );
});

test('indexes all of a long text, but stores only its start', () => {
  const text = `${'Water boils. '.repeat(100)}Then comes the condenser.`;
  const entries = [entry('lesson', 'Kettles', { text })];
  expect(titles('condenser', entries).best).toEqual(['Kettles']);
  const [card] = buildIndex(entries, []).cards;
  expect(card?.text).toMatch(/^Water boils\. .* …$/);
  expect(card?.text.length).toBeLessThan(610);
});

const hit = (kind: Kind, page: number, score: number, entries = [page]) => ({
  kind,
  page,
  entries,
  score,
  matched: 1,
});
const books = Array.from({ length: 30 }, (_, at) => hit('book', 100 + at, at % 10));
const found = {
  hits: [hit('lesson', 0, 11, [2, 0, 1, 3, 4]), ...books, hit('event', 200, 12)],
  isPartial: false,
};

test('starts with the kind of the best hit, and shows a few of each kind', () => {
  const { groups } = groupResults(found, new Map());
  expect(groups.map(({ kind, count, hits }) => [kind, count, hits.length])).toEqual([
    ['event', 1, 1],
    ['lesson', 1, 1],
    ['book', 30, 3],
  ]);
});

test('shows the best of a kind, and the first of equal ones', () => {
  const pages = groupResults(found, new Map()).groups[2]?.hits.map(({ page }) => page);
  expect(pages).toEqual([109, 119, 129]);
});

test('shows more of a kind on request', () => {
  const shown = (clicks: number) =>
    groupResults(found, new Map([['book' as const, clicks]])).groups[2]?.hits.length;
  expect([shown(1), shown(2)]).toEqual([23, 30]);
});

test('shows the three best sections of a lesson', () => {
  expect(sectionsOf(hit('lesson', 0, 11, [2, 0, 1, 3, 4]))).toEqual([2, 1, 3]);
});
