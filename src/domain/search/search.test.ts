import { expect, test } from 'vitest';
import { buildIndex } from './build-index.ts';
import type { Findable } from './findable.ts';
import { bestOf } from './rank.ts';
import { search } from './search.ts';

const entry = (kind: Findable['kind'], title: string, more: Partial<Findable> = {}): Findable => ({
  kind,
  title,
  address: `/${title}`,
  detail: '',
  names: '',
  text: '',
  ...more,
});

const everything: Findable[] = [
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

function titles(query: string, entries = everything, today?: string) {
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

test.each([
  ['exchengr', 'exchanger'],
  ['heat exhcanger', 'heat exchanger'],
  ['ehat', 'heat'],
  ['regisration', 'registration'],
])('%s finds exactly what %s finds, and says so', (typed, meant) => {
  expect(titles(typed)).toEqual({ ...titles(meant), instead: meant });
});

test.each([
  ['a word that is there', 'bar'],
  ['a relative of one that is there', 'warming'],
  ['a word like no other', 'zzzz'],
  ['a short word', 'pmp'],
  ['a short word with two other letters', 'feed'],
  ['a word of which nothing has all', 'exchengr lightfoot'],
])('%s is taken as it is', (_, query) => {
  expect(titles(query).instead).toBeUndefined();
});

test('of two events that are alike the one ahead comes first, the sooner of those ahead', () => {
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

test('a page is found by its parts, and shows those that have all words', () => {
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

test('a short word before others is no beginning', () => {
  const courses = [
    entry('course', 'Flow', { detail: 'CHE 320' }),
    entry('page', 'Cheese for 320'),
    entry('page', 'Cheese'),
  ];
  expect(titles('che 320', courses).pages).toEqual(['course: Flow']);
  expect(titles('che', courses).pages).toHaveLength(3);
});

test('the code of a course says as much as its name', () => {
  const codes = [
    entry('book', 'Pumps', { detail: 'GEN 1' }),
    entry('course', 'Flow', { detail: 'GEN 1' }),
  ];
  expect(titles('gen 1', codes).pages[0]).toBe('course: Flow');
});

test('a search of signs alone finds nothing', () => {
  expect(titles('?!').pages).toEqual([]);
});

test('the same content gives the same index', () => {
  expect(JSON.stringify(buildIndex(everything, synonyms))).toBe(
    JSON.stringify(buildIndex(everything, synonyms)),
  );
});

test('a long text is found by its last word, and sent only as far as a result could show it', () => {
  const text = `${'Water boils. '.repeat(100)}Then comes the condenser.`;
  const entries = [entry('lesson', 'Kettles', { text })];
  expect(titles('condenser', entries).best).toEqual(['Kettles']);
  const [card] = buildIndex(entries, []).cards;
  expect(card?.text).toMatch(/^Water boils\. .* …$/);
  expect(card?.text.length).toBeLessThan(610);
});
