import { expect, test } from 'vitest';
import { anotherSeed } from './another-seed.ts';

const draws = [0, 0.2, 0.4, 0.6, 0.8, 0.999];

test.each([
  ['the stated numbers, any of the new ones', 0, 3, [1, 2, 3]],
  ['the first of the new ones, the others', 1, 3, [2, 3]],
  ['the last, the others', 3, 3, [1, 2]],
  ['the only ones, the same again', 1, 1, [1]],
  ['numbers without others, the stated ones', 0, 0, [0]],
])('after %s', (_, seed, seeds, next) => {
  const drawn = new Set(draws.map((draw) => anotherSeed(seed, seeds, () => draw)));
  expect([...drawn].toSorted((a, b) => a - b)).toEqual(next);
});
