import { expect, test } from 'vitest';
import { dayInWords } from './days.ts';

test.each([
  ['2025-09-08', 'September 8, 2025'],
  ['2024-02-29', 'February 29, 2024'],
  ['2026-01-01', 'January 1, 2026'],
])('%s is %s wherever the machine stands', (day, words) => {
  expect(dayInWords(day)).toBe(words);
});
