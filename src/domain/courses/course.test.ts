import { expect, test } from 'vitest';
import { seasonOf, termInWords, termName } from './course.ts';

test('the first term is a fall, and a year has two terms', () => {
  expect([1, 2, 3].map(seasonOf)).toEqual(['fall', 'spring', 'fall']);
  expect([1, 4, 5, 8, 9].map(termInWords)).toEqual([
    'the fall of freshman year',
    'the spring of sophomore year',
    'the fall of junior year',
    'the spring of senior year',
    'the fall of year 5',
  ]);
});

test('a term has a name of two words, even beyond four years', () => {
  expect([1, 4, 9].map(termName)).toEqual(['Freshman fall', 'Sophomore spring', 'Year 5 fall']);
});
