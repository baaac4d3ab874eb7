import { expect, test } from 'vitest';
import { seedIn } from './use-variant.ts';

test.each([
  ['1', 1],
  ['200', 200],
  ['', 0],
  ['0', 0],
  ['-1', 0],
  ['201', 0],
  ['1.5', 0],
  ['seven', 0],
  ['Infinity', 0],
])('the text %j names the seed %i of 200', (text, seed) => {
  expect(seedIn(text, 200)).toBe(seed);
});
