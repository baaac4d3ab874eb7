import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test.each([
  [1, 'lesson', undefined, '1 lesson'],
  [1000, 'lesson', undefined, '1,000 lessons'],
  [1, 'class', 'classes', '1 class'],
  [2, 'class', 'classes', '2 classes'],
])('%d of "%s" are counted in words', (count, one, many, words) => {
  expect(counted(count, one, many)).toBe(words);
});
