import { expect, test } from 'vitest';
import { classTermName, termInSentence, termName, termOn } from './term-names.ts';

test('names a term by year of the degree or by the calendar', () => {
  expect([1, 2, 3, 8].map((term) => termName(term))).toEqual([
    'Year 1, fall',
    'Year 1, spring',
    'Year 2, fall',
    'Year 4, spring',
  ]);
  expect([1, 2, 3, 8].map((term) => termName(term, 2025))).toEqual([
    'Fall 2025',
    'Spring 2026',
    'Fall 2026',
    'Spring 2029',
  ]);
});

test.each([
  [1, 'Freshman fall', 'the fall of freshman year'],
  [4, 'Sophomore spring', 'the spring of sophomore year'],
  [9, 'Year 5 fall', 'the fall of year 5'],
])('term %i is %s, in a sentence %s', (term, name, inSentence) => {
  expect(classTermName(term)).toBe(name);
  expect(termInSentence(term)).toBe(inSentence);
});

test.each([
  ['2025-08-01', 1],
  // In the summer, the current term is still the spring term.
  ['2026-07-31', 2],
  ['2026-11-16', 3],
  ['2025-03-01', 0],
])('%s is in term %i after a start in 2025', (day, term) => {
  expect(termOn(day, 2025)).toBe(term);
});
