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

test('what was kept is read as it was', () => {
  expect(readPractice(textOf({ a: whole }))).toEqual({ a: whole });
  expect(isReadWhole(textOf({ a: whole }))).toBe(true);
});

test('whatever the order of its fields is', () => {
  const turned = Object.fromEntries(Object.entries(whole).toReversed());
  expect(readPractice(textOf({ a: turned }))).toEqual({ a: whole });
  expect(isReadWhole(textOf({ a: turned }))).toBe(true);
});

test('how far somebody is: not begun, tried, solved, mastered', () => {
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

test('what is missed after the second good day is solved and no more, until a good day after it', () => {
  expect(stateOf(missed('2026-11-20'))).toBe('solved');
  expect(stateOf(missed('2026-11-15'))).toBe('solved');
  expect(stateOf(missed('2026-11-14'))).toBe('mastered');
  const again = { ...missed('2026-11-20'), clean: ['2026-11-15', '2026-11-21'] };
  expect(stateOf(again)).toBe('mastered');
});

test('it is known when it was missed, until it is solved on a later day', () => {
  expect(missedOn(whole)).toBeUndefined();
  expect(missedOn(missed('2026-11-20'))).toBe('2026-11-20');
  expect(missedOn({ ...missed('2026-11-20'), last: '2026-11-20' })).toBe('2026-11-20');
  expect(missedOn({ ...missed('2026-11-20'), last: '2026-11-21' })).toBeUndefined();
});

test('what the second version called mastered is solved, with one good day: it did not count tries', () => {
  const second = { ...whole, clean: undefined, mastered: '2026-11-15' };
  const read = readPractice(textOf({ a: second }));
  expect(read).toEqual({ a: { ...whole, clean: ['2026-11-15'] } });
  expect(stateOf(read['a'])).toBe('solved');
});

test('two good days are two different ones', () => {
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
])('what is not a record counts as nothing, and is known not to be whole: %s', (text) => {
  expect(readPractice(text)).toEqual({});
  expect(isReadWhole(text)).toBe(false);
});

test.each(['', '{}', '[]'])('where there is nothing, nothing is lost: "%s"', (text) => {
  expect(readPractice(text)).toEqual({});
  expect(isReadWhole(text)).toBe(true);
});

test.each<[what: string, damaged: unknown]>([
  ['no first day', { ...whole, since: undefined }],
  ['a day of another kind', { ...whole, last: 'yesterday' }],
  ['a day that does not exist', { ...whole, since: '2026-02-31' }],
  ['no sets', { ...whole, sets: 'none' }],
  ['nothing at all', null],
])('an entry with %s does not spoil its neighbors', (_, damaged) => {
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
    'what is not known yet',
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
])('of an entry the rest is read where %s is damaged', (_, damage, read) => {
  const text = textOf({ a: { ...whole, ...damage } });
  expect(readPractice(text)).toEqual({ a: { ...whole, ...read } });
  expect(isReadWhole(text)).toBe(false);
});

test('where the day is damaged on which it was solved, it is tried', () => {
  const text = textOf({ a: { ...whole, solved: 7 } });
  expect(readPractice(text)).toEqual({ a: tried });
  expect(isReadWhole(text)).toBe(false);
});

test('nobody has mastered what is not solved', () => {
  const unsolved = { ...tried, clean: whole.clean };
  expect(stateOf(readPractice(textOf({ a: unsolved }))['a'])).toBe('tried');
});

test('of too many sets the newest are read', () => {
  const sets = Array.from({ length: mostSets + 2 }, (_, seed) => ({ seed, typed: {}, right: [] }));
  const read = readPractice(textOf({ a: { ...whole, sets } }))['a'];
  expect(read?.sets.map(({ seed }) => seed)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});
