import type { Plan, PlannedCourse } from '../course.ts';
import type { MapPlan } from './map-shapes.ts';
import { chainTo, earliest, graduation, usualPlan } from '../plan.ts';
import type { Outcome } from '../what-if.ts';
import { layOutWide } from './lay-out-wide.ts';

/** Id of the empty place that a moved course leaves behind. */
export const placeLeftBy = (code: string): string => `${code} was here`;

/** Returns the longest chain of courses when each is taken as soon as possible. */
export function longestChain(courses: readonly PlannedCourse[]): string[] {
  const plan = earliest(courses);
  const end = graduation(courses, plan);
  const chains = courses
    .filter(({ code, isElective }) => !isElective && plan.get(code) === end)
    .map(({ code }) => chainTo(code, courses, plan));
  return chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
}

/** Returns the courses along the trunk: the longest chain, or the chain that delays graduation. */
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
 * Describes what to draw: each course in its term, the empty places of moved courses, and a link
 * for each prerequisite. Courses keep their given rows.
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

/** Row of each course in the usual plan. Finding rows takes half of the layout's time. */
export function usualRows(courses: readonly PlannedCourse[]): Map<string, number> {
  const usual = usualPlan(courses);
  const plan = mapPlan(courses, usual, { plan: usual, moves: [] }, longestChain(courses));
  return new Map(layOutWide(plan).boxes.map(({ id, row }) => [id, row]));
}
