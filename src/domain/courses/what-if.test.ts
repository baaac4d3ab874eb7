import { describe, expect, test } from 'vitest';
import { madeUpCourse as course } from '../../../tests/curriculum/made-up-course.ts';
import { delaysOf, whatIf, type Situation } from './what-if.ts';

/**
 * Calculus is in term 1 and heat transfer in term 3. Separations and design are taught once a year.
 */
const degree = [
  course('CALC'),
  course('LAB', { alongside: ['CALC'] }),
  course('REPORT', { alongside: ['LAB'] }),
  course('HEAT', { needs: ['CALC'], usual: 3 }),
  course('COLUMN', { needs: ['HEAT'], terms: ['spring'], usual: 4 }),
  course('DESIGN', { needs: ['COLUMN'], terms: ['spring'], usual: 6 }),
  course('FILM', { needs: ['HEAT'], usual: 4, isElective: true }),
];
const ask = (now: number, marks: Situation['marks'] = {}) => whatIf(degree, { now, marks });
const terms = ({ moves }: { moves: { code: string; from: number; to: number }[] }) =>
  moves.map(({ code, from, to }) => `${code} ${String(from)}-${String(to)}`);

describe('what if', () => {
  test('without a mark nothing moves', () => {
    const { moves, before, after, chain } = ask(2);
    expect(moves).toEqual([]);
    expect([before, after]).toEqual([6, 6]);
    expect(chain).toEqual(['HEAT', 'COLUMN', 'DESIGN']);
  });

  test('a dropped course moves to the next term and delays those that need it to their season', () => {
    const outcome = ask(3, { HEAT: 'dropped' });
    expect(terms(outcome)).toEqual(['HEAT 3-4', 'FILM 4-5', 'COLUMN 4-6', 'DESIGN 6-8']);
    expect([outcome.before, outcome.after, outcome.soonest]).toEqual([6, 8, 8]);
    expect(outcome.chain).toEqual(['HEAT', 'COLUMN', 'DESIGN']);
    expect(outcome.moves.map(({ reason }) => reason)).toEqual([
      { mark: 'dropped', droppedWith: [], needs: [], alongside: [] },
      { droppedWith: [], needs: ['HEAT'], alongside: [] },
      { droppedWith: [], needs: ['HEAT'], alongside: [], season: 'spring' },
      { droppedWith: [], needs: ['COLUMN'], alongside: [], season: 'spring' },
    ]);
  });

  test('a dropped course takes along those that have to be taken with it', () => {
    const outcome = ask(1, { CALC: 'dropped' });
    expect(terms(outcome)).toEqual(['CALC 1-2', 'LAB 1-2', 'REPORT 1-2']);
    expect(outcome.moves.map(({ reason }) => reason.droppedWith)).toEqual([[], ['CALC'], ['LAB']]);
  });

  test('a failed course takes nothing along', () => {
    expect(terms(ask(1, { CALC: 'failed' }))).toEqual(['CALC 1-2']);
  });

  test('a finished course delays nothing and leaves the plan if it was ahead', () => {
    const outcome = ask(3, { HEAT: 'done', COLUMN: 'done' });
    expect(outcome.plan.get('HEAT')).toBe(3);
    expect(outcome.plan.has('COLUMN')).toBe(false);
    expect([outcome.after, outcome.soonest]).toEqual([6, 4]);
    expect(ask(3, { COLUMN: 'done', DESIGN: 'done' })).toMatchObject({ after: 3, soonest: 3 });
  });
});

test('computes the cost of failing each course', () => {
  const costs = delaysOf(degree);
  expect(costs.map(({ code, later }) => `${code} ${String(later)}`)).toEqual([
    'CALC 0',
    'LAB 0',
    'REPORT 0',
    'HEAT 2',
    'COLUMN 2',
    'DESIGN 2',
    'FILM 0',
  ]);
  expect(costs[3]?.moves).toEqual(['FILM', 'COLUMN', 'DESIGN']);
});
