import { expect, test } from 'vitest';
import { anotherSeed } from './another-seed.ts';

const draws = [0, 0.2, 0.4, 0.6, 0.8, 0.999];

test.each([
  ['the stated numbers', 0, 3, [1, 2, 3]],
  ['the first new set', 1, 3, [2, 3]],
  ['the last new set', 3, 3, [1, 2]],
  ['the only new set', 1, 1, [1]],
  ['the stated numbers without others', 0, 0, [0]],
])('selects other numbers after %s', (_, seed, seeds, next) => {
  const drawn = new Set(draws.map((draw) => anotherSeed(seed, seeds, () => draw)));
  expect([...drawn].toSorted((a, b) => a - b)).toEqual(next);
});
