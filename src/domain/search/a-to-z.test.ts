import { expect, test } from 'vitest';
import { aToZ } from './a-to-z.ts';
import type { Findable } from './findable.ts';

const entry = (title: string, more: Partial<Findable> = {}): Findable => ({
  kind: 'page',
  title,
  address: `/${title}`,
  detail: '',
  names: '',
  text: '',
  ...more,
});

const listed = (entries: Findable[]) =>
  aToZ(entries).map(({ letter, entries: found }) => [letter, ...found.map(({ title }) => title)]);

test('everything stands under its letter, without regard to accents, articles and digits', () => {
  expect(
    listed([entry('The Pump'), entry('Élan'), entry('pipe'), entry('3 tanks'), entry('An egg')]),
  ).toEqual([
    ['0–9', '3 tanks'],
    ['E', 'An egg', 'Élan'],
    ['P', 'pipe', 'The Pump'],
  ]);
});

test('sections are left to their lesson, and events of old years to the page of the year', () => {
  const day = (address: string): Partial<Findable> => ({
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
