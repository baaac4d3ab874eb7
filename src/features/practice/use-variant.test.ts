import { expect, test } from 'vitest';
import { seedIn, unknownSet } from './use-variant.ts';

test.each([
  ['200', 200],
  ['', 0],
  ['-1', 0],
  ['201', 0],
  ['seven', 0],
  ['Infinity', 0],
])('reads %j as seed %i of 200', (text, seed) => {
  expect(seedIn(text, 200)).toBe(seed);
});

test.each([
  ['', undefined],
  ['200', undefined],
  ['201', 'There’s no set 201 for this problem. These are the original numbers.'],
  ['-1', 'There’s no set −1 for this problem. These are the original numbers.'],
  ['abc', 'There’s no such set for this problem. These are the original numbers.'],
  ['9'.repeat(500), 'There’s no such set for this problem. These are the original numbers.'],
])('the message about set %j of 200 is %j', (text, words) => {
  expect(unknownSet(text, 200)).toBe(words);
});
