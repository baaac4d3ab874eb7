import { expect, test } from 'vitest';
import { checksOf, mostChecks, readStepChecks, withCheck, type StepChecks } from './step-checks.ts';

const task = { name: 'pump', seed: 3 };
const none: readonly StepChecks[] = [];

test('a check counts only if something has changed', () => {
  const once = withCheck(none, task, { v: '2 m/s' });
  expect(checksOf(once, task)).toEqual({ ...task, checks: 1, typed: { v: '2 m/s' } });
  expect(withCheck(once, task, { v: '2 m/s' })).toBe(once);
  expect(withCheck(none, task, {})).toBe(none);
  expect(checksOf(withCheck(once, task, {}), task).checks).toBe(2);
});

test('there are only a few checks for each set of numbers', () => {
  const tried = Array.from({ length: mostChecks + 3 }, (_, place) => ({ v: String(place) }));
  const list = tried.reduce((before, typed) => withCheck(before, task, typed), none);
  expect(checksOf(list, task)).toMatchObject({ checks: mostChecks, typed: { v: '4' } });
  const other = { ...task, seed: 4 };
  expect(checksOf(withCheck(list, other, { v: '1' }), other).checks).toBe(1);
});

test('the oldest sets of numbers are forgotten first', () => {
  const seeds = Array.from({ length: 15 }, (_, seed) => ({ ...task, seed }));
  const list = seeds.reduce((before, each) => withCheck(before, each, { v: '1' }), none);
  expect(list.map(({ seed }) => seed)).toEqual(seeds.slice(3).map(({ seed }) => seed));
});

test('stored checks are read, and anything else is ignored', () => {
  const list = withCheck(none, task, { v: '2 m/s' });
  expect(readStepChecks(JSON.stringify(list))).toEqual(list);
  for (const text of ['', '{', 'null', '7', '{"a":1}', '[null, 7, {"name":"pump"}]']) {
    expect(readStepChecks(text)).toEqual([]);
  }
});
