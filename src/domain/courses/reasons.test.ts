import { describe, expect, test } from 'vitest';
import type { PlannedCourse } from './course.ts';
import { madeUpCourse as course } from '../../../tests/curriculum/made-up-course.ts';
import { questionsForAdvisor, whyItMoves } from './reasons.ts';
import { whatIf, type Reason, type Situation } from './what-if.ts';

const nameOf = (term: number) =>
  `${term % 2 === 0 ? 'Spring' : 'Fall'} ${String(2026 + Math.floor(term / 2))}`;

describe('reasons for a move', () => {
  const why = (reason: Partial<Reason>, more: Partial<PlannedCourse> = {}, to = 3) =>
    whyItMoves(
      course('CHE 330', more),
      {
        code: 'CHE 330',
        from: 2,
        to,
        reason: { droppedWith: [], needs: [], alongside: [], ...reason },
      },
      nameOf,
    );

  test.each<[string, string]>([
    [why({ needs: ['CHE 320'] }), 'CHE 330 needs CHE 320.'],
    [
      why({ needs: ['CHE 320'], season: 'spring' }, { terms: ['spring'] }),
      'CHE 330 needs CHE 320 and is taught only in the spring.',
    ],
    [
      why({ needs: ['A', 'B', 'C'], alongside: ['D'] }),
      'CHE 330 needs A, B and C, and has to be taken with or after D.',
    ],
    [
      why({ mark: 'dropped' }),
      'You dropped it. It’s taught every term, so your next chance is the term after.',
    ],
    [
      why({ mark: 'failed', season: 'spring' }, { terms: ['spring'] }, 4),
      'You have to retake it. It’s taught only in the spring, so your next chance is Spring 2028.',
    ],
    [why({ mark: 'dropped', needs: ['A'] }), 'You dropped it. CHE 330 needs A.'],
    [
      why({ droppedWith: ['A'] }),
      'CHE 330 has to be taken with or after A, and A isn’t in this term anymore. It’s taught every term, so your next chance is the term after.',
    ],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected);
  });
});

describe('questions for an advisor', () => {
  const degree = [
    course('HEAT', { usual: 3, credit: 4 }),
    course('OTHER', { usual: 3, credit: 9 }),
    course('COLUMN', { needs: ['HEAT'], terms: ['spring'], usual: 4, credit: 3 }),
    course('FULL', { usual: 6, credit: 15 }),
    course('DESIGN', { needs: ['COLUMN'], usual: 5, credit: 3 }),
  ];
  const ask = (now: number, marks: Situation['marks'], hours = { most: 17, least: 12 }) =>
    questionsForAdvisor(whatIf(degree, { now, marks }), { courses: degree, now, nameOf, hours });

  test('ask about the course that costs the most time and about hours', () => {
    expect(ask(3, { HEAT: 'dropped' })).toEqual([
      'Can I take COLUMN elsewhere, or get an override to take it with HEAT?',
      'Spring 2029 would have 18 hours: is that allowed?',
      'Fall 2027 would have 9 hours left: do I still count as full-time?',
      'Will HEAT definitely be taught in Spring 2028?',
    ]);
  });

  test('ask if a failed course has to come first', () => {
    expect(ask(3, { HEAT: 'failed' })[2]).toBe(
      'Do I have to retake HEAT before COLUMN, or can I move on and retake it later?',
    );
  });

  test('ask about another way to take the course itself', () => {
    expect(ask(4, { COLUMN: 'failed' })[0]).toBe(
      'Can I take COLUMN elsewhere or in the summer, before Spring 2029?',
    );
  });

  test('ask about the consequences of a later end', () => {
    expect(ask(5, { DESIGN: 'failed' }, { most: 99, least: 0 }).at(-1)).toBe(
      'Does the new order break any other degree rule?',
    );
    expect(ask(6, { FULL: 'failed' }, { most: 99, least: 0 }).at(-1)).toBe(
      'Does finishing in Fall 2029 cost me anything, like a scholarship?',
    );
  });
});
