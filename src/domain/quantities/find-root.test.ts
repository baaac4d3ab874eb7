import { expect, test } from 'vitest';
import { findRoot } from './find-root.ts';

test('a root is found to the last digit, also where a bound is the root', () => {
  expect(findRoot((x) => x * x - 2, 0, 2)).toBeCloseTo(Math.SQRT2, 15);
  expect(findRoot((x) => 1 - x, 1, 5)).toBe(1);
  expect(findRoot((x) => 5 - x, 1, 5)).toBe(5);
});

test('where the sign does not change there is none to be found', () => {
  expect(findRoot((x) => x * x + 1, -1, 1)).toBeUndefined();
  expect(findRoot(() => NaN, 0, 1)).toBeUndefined();
});
