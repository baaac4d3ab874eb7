import type { Plan, PlannedCourse } from '../course.ts';
import type { MapPlan } from './map-shapes.ts';
import { chainTo, earliest, graduation, usualPlan } from '../plan.ts';
import type { Outcome } from '../what-if.ts';
import { layOutWide } from './lay-out-wide.ts';

/** Id of the empty box that a moved course leaves behind. */
export const placeLeftBy = (code: string): string => `${code} was here`;

/** Returns the longest chain of prerequisites if each course is taken as early as possible. */
export function longestChain(courses: readonly PlannedCourse[]): string[] {
  const plan = earliest(courses);
  const end = graduation(courses, plan);
  const chains = courses
    .filter(({ code, isElective }) => !isElective && plan.get(code) === end)
    .map(({ code }) => chainTo(code, courses, plan));
  return chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
}

/** Returns the trunk: the chain that delays graduation, or else the longest chain. */
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
 * Lists the boxes and lines to draw: each course in its term, empty boxes in place of moved
 * courses, and a link for each prerequisite. Courses keep their given rows.
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
        // A finished course is drawn in its usual term.
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

/**
 * Returns the row of each course in the usual plan. Layouts that reuse these rows take half the
 * time.
 */
export function usualRows(courses: readonly PlannedCourse[]): Map<string, number> {
  const usual = usualPlan(courses);
  const plan = mapPlan(courses, usual, { plan: usual, moves: [] }, longestChain(courses));
  return new Map(layOutWide(plan).boxes.map(({ id, row }) => [id, row]));
}
