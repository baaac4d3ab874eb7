import { expect, test } from 'vitest';
import { inBuildingOrder, nextLesson } from './lesson-order.ts';

const order = (listed: Record<string, string[]>) =>
  inBuildingOrder(
    Object.entries(listed),
    ([name]) => name,
    ([, needs]) => needs,
  ).map(([name]) => name);

test('items follow those they need, otherwise in the listed order', () => {
  expect(order({ d: ['b'], a: [], c: [], b: ['a'] })).toEqual(['a', 'c', 'b', 'd']);
});

test('unlisted needs count as met, and a cycle keeps its order', () => {
  expect(order({ b: ['elsewhere'], a: [] })).toEqual(['b', 'a']);
  expect(order({ b: ['a'], a: ['b'] })).toEqual(['b', 'a']);
});

const lesson = (name: string, ...needs: string[]) => ({ name, needs });
const lessons = [
  lesson('units'),
  lesson('balances', 'units'),
  lesson('gases', 'units'),
  lesson('flow', 'balances'),
  lesson('towers', 'gases', 'flow'),
  lesson('money'),
];
const next = (read: string[], begun: string[] = []) =>
  nextLesson(lessons, new Set(read), new Set(begun))?.name;

test('skips begun lessons and those that need them', () => {
  expect(next(['units'], ['balances'])).toBe('gases');
  expect(next(['units', 'gases'], ['balances'])).toBe('money');
});

test('picks the next lesson after the last one read with its prerequisites met', () => {
  expect(next(['units', 'balances'])).toBe('gases');
  expect(next(['units', 'balances', 'flow'])).toBe('money');
  expect(next(['units', 'money'])).toBe('balances');
});

test('an unknown prerequisite is ignored', () => {
  expect(nextLesson([lesson('ovens', 'fire')], new Set(), new Set())?.name).toBe('ovens');
});

test('lessons in a cycle are still offered', () => {
  expect(nextLesson([lesson('a', 'b'), lesson('b', 'a')], new Set(), new Set())?.name).toBe('a');
});
