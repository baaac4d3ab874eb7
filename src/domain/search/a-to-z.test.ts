import { expect, test } from 'vitest';
import { aToZ } from './a-to-z.ts';
import type { SearchEntry } from './search-entry.ts';

const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'page',
  title,
  address: `/${title}`,
  detail: '',
  names: '',
  text: '',
  ...more,
});

const listed = (entries: SearchEntry[]) =>
  aToZ(entries).map(({ letter, entries: found }) => [letter, ...found.map(({ title }) => title)]);

test('groups entries by letter, ignoring accents and articles', () => {
  expect(
    listed([entry('The Pump'), entry('Élan'), entry('pipe'), entry('3 tanks'), entry('An egg')]),
  ).toEqual([
    ['0–9', '3 tanks'],
    ['E', 'An egg', 'Élan'],
    ['P', 'pipe', 'The Pump'],
  ]);
});

test('leaves out sections and events of past years', () => {
  const day = (address: string): Partial<SearchEntry> => ({
    kind: 'event',
    address,
    days: [['2025-10-08', address]],
  });
  expect(
    listed([
      entry('Lesson', { kind: 'lesson' }),
      entry('The idea', { kind: 'lesson', of: 'Lesson' }),
      entry('Meeting', day('/events#b')),
      entry('Meeting', day('/events#a')),
      entry('Dinner', day('/events/2019#d')),
    ]),
  ).toEqual([
    ['L', 'Lesson'],
    ['M', 'Meeting'],
  ]);
});
