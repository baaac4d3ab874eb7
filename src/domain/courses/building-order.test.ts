import { expect, test } from 'vitest';
import { inBuildingOrder } from './building-order.ts';

const order = (listed: Record<string, string[]>) =>
  inBuildingOrder(
    Object.entries(listed),
    ([name]) => name,
    ([, needs]) => needs,
  ).map(([name]) => name);

test('what others build on comes before them, and the rest stays as it was listed', () => {
  expect(order({ d: ['b'], a: [], c: [], b: ['a'] })).toEqual(['a', 'c', 'b', 'd']);
});

test('what is not in the list is taken as known, and a circle stays as it is', () => {
  expect(order({ b: ['elsewhere'], a: [] })).toEqual(['b', 'a']);
  expect(order({ b: ['a'], a: ['b'] })).toEqual(['b', 'a']);
});
