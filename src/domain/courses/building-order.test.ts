import { expect, test } from 'vitest';
import { inBuildingOrder } from './building-order.ts';

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
