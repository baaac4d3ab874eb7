import { expect, test } from 'vitest';
import { stateLabel, tally, tallyWords, toMaster } from './tally.ts';

const work = { since: '2026-11-14', last: '2026-11-14', rung: 0, sets: [] };
const solved = { ...work, solved: '2026-11-14' };
const record = {
  a: solved,
  b: work,
  m: { ...solved, clean: ['2026-11-14', '2026-11-15'] },
  'lesson/check-1': solved,
  gone: solved,
};

test('counts only the given problems, and mastered ones as solved', () => {
  expect(tally(['a', 'b', 'c', 'm'], record)).toEqual({ all: 4, tried: 1, solved: 2, mastered: 1 });
  expect(tally([], record)).toEqual({ all: 0, tried: 0, solved: 0, mastered: 0 });
});

test('words give the progress after the first try', () => {
  const words = (...names: string[]) => tallyWords(tally(names, record));
  expect(words('a', 'b', 'c', 'm')).toBe('2 of 4 solved, 1 mastered');
  expect(words('a', 'c')).toBe('1 of 2 solved');
  expect(words('b')).toBe('0 of 1 solved');
  expect(words('c')).toBe(undefined);
});

const set = { seed: 3, typed: {}, right: [] };
const missed = { ...solved, clean: ['2026-11-14'], sets: [{ ...set, missed: '2026-11-20' }] };

test('a label gives the state and a later miss', () => {
  expect(stateLabel(undefined)).toBeUndefined();
  expect(stateLabel(work)).toBe('○ Tried');
  expect(stateLabel(record.m)).toBe('★ Mastered');
  expect(stateLabel(missed)).toBe('✓ Solved, missed on Nov 20');
  expect(stateLabel({ ...missed, last: '2026-11-21' })).toBe('✓ Solved');
});

test('says what is left to do before mastery', () => {
  expect(toMaster(solved, undefined)).toContain('on two days, without help');
  expect(toMaster({ ...solved, clean: ['2026-11-14'] }, undefined)).toContain('on another day');
  expect(toMaster(missed, undefined)).toContain('due again the day after');
  // The missed set can still be solved with the same numbers.
  const [open] = missed.sets;
  expect(toMaster(missed, open)).toContain('by the third try');
  for (const lost of [
    { misses: { m: 3 } },
    { helped: 'hint' as const },
    { isDone: true as const },
  ]) {
    expect(toMaster(missed, { ...set, missed: '2026-11-20', ...lost })).toContain('due again');
  }
});
