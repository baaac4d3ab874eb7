import { expect, test } from 'vitest';
import { isReadWhole, missedOn, mostSets, readPractice, stateOf, type Work } from './record.ts';

const tried: Work = {
  since: '2026-11-01',
  last: '2026-11-15',
  rung: 2,
  sets: [
    { seed: 0, typed: { m: '5 kg/s' }, right: ['m'], helped: 'hint', isDone: true },
    { seed: 17, typed: { m: '3 kg/s', x: '0.1' }, right: [], misses: { m: 1, x: 3 } },
  ],
};
const whole: Work = { ...tried, solved: '2026-11-02', clean: ['2026-11-02', '2026-11-15'] };

const textOf = (record: unknown) => JSON.stringify(record);

test('reads a stored record unchanged, in any order of fields', () => {
  const reversed = Object.fromEntries(Object.entries(whole).toReversed());
  for (const work of [whole, reversed]) {
    expect(readPractice(textOf({ a: work }))).toEqual({ a: whole });
    expect(isReadWhole(textOf({ a: work }))).toBe(true);
  }
});

test('a problem is new, tried, solved or mastered', () => {
  expect(stateOf(undefined)).toBeUndefined();
  expect(stateOf(tried)).toBe('tried');
  expect(stateOf({ ...tried, solved: '2026-11-02' })).toBe('solved');
  expect(stateOf({ ...whole, clean: ['2026-11-15'] })).toBe('solved');
  expect(stateOf(whole)).toBe('mastered');
});

const missed = (day: string): Work => ({
  ...whole,
  sets: [{ seed: 3, typed: {}, right: [], missed: day }],
});

test('a miss after mastery makes it solved, until another day without help', () => {
  expect(stateOf(missed('2026-11-20'))).toBe('solved');
  expect(stateOf(missed('2026-11-15'))).toBe('solved');
  expect(stateOf(missed('2026-11-14'))).toBe('mastered');
  const again = { ...missed('2026-11-20'), clean: ['2026-11-15', '2026-11-21'] };
  expect(stateOf(again)).toBe('mastered');
});

test('has the day of a miss until it is solved on a later day', () => {
  expect(missedOn(whole)).toBeUndefined();
  expect(missedOn(missed('2026-11-20'))).toBe('2026-11-20');
  expect(missedOn({ ...missed('2026-11-20'), last: '2026-11-20' })).toBe('2026-11-20');
  expect(missedOn({ ...missed('2026-11-20'), last: '2026-11-21' })).toBeUndefined();
});

test('reads mastery of version 2 as solved with one day without help', () => {
  const second = { ...whole, clean: undefined, mastered: '2026-11-15' };
  const read = readPractice(textOf({ a: second }));
  expect(read).toEqual({ a: { ...whole, clean: ['2026-11-15'] } });
  expect(stateOf(read['a'])).toBe('solved');
});

test('mastery needs two different days', () => {
  const twice = { ...whole, clean: ['2026-11-15', '2026-11-15', 'x'] };
  expect(readPractice(textOf({ a: twice }))['a']?.clean).toEqual(['2026-11-15']);
});

test.each([
  '{',
  'null',
  '3',
  '"text"',
  '{"a":null}',
  '{"a":{"state":"tried","since":"2026-11-01"}}',
])('reads an invalid record as empty and not whole: %s', (text) => {
  expect(readPractice(text)).toEqual({});
  expect(isReadWhole(text)).toBe(false);
});

test.each(['', '{}', '[]'])('an empty record is whole: "%s"', (text) => {
  expect(readPractice(text)).toEqual({});
  expect(isReadWhole(text)).toBe(true);
});

test.each<[what: string, damaged: unknown]>([
  ['no first day', { ...whole, since: undefined }],
  ['a day of another kind', { ...whole, last: 'yesterday' }],
  ['a day that does not exist', { ...whole, since: '2026-02-31' }],
  ['no sets', { ...whole, sets: 'none' }],
  ['nothing at all', null],
])('an entry with %s does not affect its neighbors', (_, damaged) => {
  const text = textOf({ a: whole, damaged, b: whole });
  expect(readPractice(text)).toEqual({ a: whole, b: whole });
  expect(isReadWhole(text)).toBe(false);
});

test.each<[what: string, damage: Record<string, unknown>, read: Partial<Work>]>([
  ['a rung', { rung: -1 }, { rung: 0 }],
  ['one set', { sets: [{ seed: 'x' }, ...whole.sets] }, {}],
  ['the seed of a set', { sets: [{ ...whole.sets[0], seed: 1.5 }] }, { sets: [] }],
  [
    'an entry of a set',
    { sets: [{ seed: 3, typed: { m: 5, x: '1' }, right: ['x', 4] }] },
    { sets: [{ seed: 3, typed: { x: '1' }, right: ['x'] }] },
  ],
  [
    'unknown values',
    {
      sets: [
        {
          seed: 3,
          typed: {},
          right: [],
          helped: 'friend',
          isDone: 'no',
          misses: { x: -1 },
          missed: 3,
        },
      ],
    },
    { sets: [{ seed: 3, typed: {}, right: [], misses: {} }] },
  ],
])('reads the rest of an entry with damage to %s', (_, damage, read) => {
  const text = textOf({ a: { ...whole, ...damage } });
  expect(readPractice(text)).toEqual({ a: { ...whole, ...read } });
  expect(isReadWhole(text)).toBe(false);
});

test('without a valid solved day, it is tried', () => {
  const text = textOf({ a: { ...whole, solved: 7 } });
  expect(readPractice(text)).toEqual({ a: tried });
  expect(isReadWhole(text)).toBe(false);
});

test('an unsolved problem is not mastered', () => {
  const unsolved = { ...tried, clean: whole.clean };
  expect(stateOf(readPractice(textOf({ a: unsolved }))['a'])).toBe('tried');
});

test('reads the newest of too many sets', () => {
  const sets = Array.from({ length: mostSets + 2 }, (_, seed) => ({ seed, typed: {}, right: [] }));
  const read = readPractice(textOf({ a: { ...whole, sets } }))['a'];
  expect(read?.sets.map(({ seed }) => seed)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});
