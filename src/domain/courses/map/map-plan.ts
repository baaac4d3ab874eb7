import type { Plan, PlannedCourse } from '../course.ts';
import type { MapPlan } from './map-shapes.ts';
import { chainTo, earliest, graduation } from '../plan.ts';
import type { Outcome } from '../what-if.ts';

/** The id of the empty place that a course has left. */
export const placeLeftBy = (code: string): string => `${code} was here`;

/** The chain of courses that takes longest, if each is taken as soon as it can be. */
export function longestChain(courses: readonly PlannedCourse[]): string[] {
  const plan = earliest(courses);
  const end = graduation(courses, plan);
  const chains = courses
    .filter(({ code, isElective }) => !isElective && plan.get(code) === end)
    .map(({ code }) => chainTo(code, courses, plan));
  return chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
}

/** The courses along which the stream runs: the longest chain, by the way that an outcome makes it go. */
export function trunkOf(
  longest: readonly string[],
  { before, after, chain }: Pick<Outcome, 'before' | 'after' | 'chain'>,
): readonly string[] {
  const [first = ''] = chain;
  return after > before
    ? [...longest.slice(0, Math.max(0, longest.indexOf(first))), ...chain]
    : longest;
}

/**
 * What is drawn of a plan: every course in its term, the places of those that have moved, and a line
 * for whatever one needs of another. A course keeps the row that it had, if it had one.
 */
export function mapPlan(
  courses: readonly PlannedCourse[],
  usual: Plan,
  { plan, moves }: Pick<Outcome, 'plan' | 'moves'>,
  trunk: readonly string[],
  rows: ReadonlyMap<string, number> = new Map(),
): MapPlan {
  return {
    items: [
      ...courses.map(({ code }) => ({
        id: code,
        // What is done already is drawn where most people take it.
        term: plan.get(code) ?? usual.get(code) ?? 1,
        row: rows.get(code),
      })),
      ...moves.map(({ code, from }) => ({
        id: placeLeftBy(code),
        term: from,
        row: rows.get(code),
      })),
    ],
    links: courses.flatMap(({ code, needs, alongside }) => [
      ...needs.map((from) => ({ from, to: code, isAlongside: false })),
      ...alongside.map((from) => ({ from, to: code, isAlongside: true })),
    ]),
    trunk,
  };
}
