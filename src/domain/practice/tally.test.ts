import { expect, test } from 'vitest';
import { tally, tallyByTopic, tallyWords } from './tally.ts';

const work = { since: '2026-11-14', last: '2026-11-14', rung: 0, sets: [] };
const solved = { ...work, solved: '2026-11-14' };
const record = {
  a: solved,
  b: work,
  m: { ...solved, mastered: '2026-11-15' },
  'lesson/check-1': solved,
  gone: solved,
};

test('only the problems that are asked about are counted, and what is mastered is also solved', () => {
  expect(tally(['a', 'b', 'c', 'm'], record)).toEqual({ all: 4, tried: 1, solved: 2, mastered: 1 });
  expect(tally([], record)).toEqual({ all: 0, tried: 0, solved: 0, mastered: 0 });
});

test('words say how far somebody is, once they have begun', () => {
  const words = (...names: string[]) => tallyWords(tally(names, record));
  expect(words('a', 'b', 'c', 'm')).toBe('2 of 4 solved, 1 mastered');
  expect(words('a', 'c')).toBe('1 of 2 solved');
  expect(words('b')).toBe('0 of 1 solved');
  expect(words('c')).toBe(undefined);
});

test('topics are counted in the order in which they first come', () => {
  const of = (name: string, topic: string) => ({ name, topic });
  expect(tallyByTopic([of('a', 'Units'), of('b', 'Gases'), of('m', 'Units')], record)).toEqual([
    { topic: 'Units', problems: ['a', 'm'], all: 2, tried: 0, solved: 2, mastered: 1 },
    { topic: 'Gases', problems: ['b'], all: 1, tried: 1, solved: 0, mastered: 0 },
  ]);
});
