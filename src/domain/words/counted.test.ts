import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test.each([
  [0, 'lesson', undefined, '0 lessons'],
  [1, 'lesson', undefined, '1 lesson'],
  [999, 'lesson', undefined, '999 lessons'],
  [1000, 'lesson', undefined, '1,000 lessons'],
  [1_234_567, 'lesson', undefined, '1,234,567 lessons'],
  [1, 'class', 'classes', '1 class'],
  [2, 'class', 'classes', '2 classes'],
])('%d of "%s" are said as people say it', (count, one, many, words) => {
  expect(counted(count, one, many)).toBe(words);
});
