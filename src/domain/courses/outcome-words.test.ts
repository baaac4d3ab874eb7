import { expect, test } from 'vitest';
import { madeUpCourse as course } from '../../../tests/curriculum/made-up-course.ts';
import { outcomeInWords, delayInWords, usualInWords } from './outcome-words.ts';
import { termInSentence } from './term-names.ts';
import { delaysOf, whatIf } from './what-if.ts';

/** B is taught only in the spring, so delaying A delays B by a year. */
const courses = [
  course('A'),
  course('B', { needs: ['A'], terms: ['spring'] }),
  course('C', { needs: ['A'], usual: 4 }),
];
const words = (marks: Record<string, 'dropped' | 'done'>, now = 1) =>
  outcomeInWords(whatIf(courses, { now, marks }), (term) => termInSentence(term));

test('describes the usual plan', () => {
  const usual = whatIf(courses, { now: 0, marks: {} });
  expect(usualInWords(usual, ['A', 'B'])).toEqual({
    heading: 'The usual path takes 4 terms.',
    text: 'The longest chain is A → B: at least 2 terms.',
  });
  expect(usualInWords({ before: 1, soonest: 1 }, ['A']).text).toBe('No course needs another one.');
  expect(usualInWords({ before: 2, soonest: 2 }, ['A', 'B']).text).toBe(
    'The longest chain is A → B. It takes all 2 terms.',
  );
});

test('describes the end of the degree, the moves and the soonest end', () => {
  expect(words({ B: 'dropped' }, 2)).toEqual({
    heading: 'You still graduate in the spring of sophomore year.',
    text: '1 course moves: B.',
  });
  expect(words({ C: 'dropped' }, 4)).toEqual({
    heading: 'Graduation moves from the spring of sophomore year to the fall of junior year.',
    text: '1 course moves: C.',
  });
  expect(words({ A: 'done' })).toEqual({
    heading: 'You still graduate in the spring of sophomore year.',
    text: 'No course moves. Take every course as soon as the hours allow, and you could finish in the spring of freshman year.',
  });
});

test('describes the cost of failing a course', () => {
  expect(delaysOf(courses).map(delayInWords)).toEqual([
    'B moves too. You still graduate on time.',
    'Nothing else moves.',
    'Nothing else moves. You graduate 1 term later.',
  ]);
});
