import { seasonOf, type Plan, type PlannedCourse } from './course.ts';

type Taught = Pick<PlannedCourse, 'terms'>;

/** First term, starting with the given one, in which a course is taught. */
const chanceFrom = (term: number, { terms }: Taught) =>
  terms.includes(seasonOf(term)) ? term : term + 1;

/** Last term before the given one in which a course is taught. */
const chanceBefore = (term: number, { terms }: Taught) =>
  terms.includes(seasonOf(term - 1)) ? term - 1 : term - 2;

/**
 * Puts each course in the first term that its season, its prerequisites and its entry in `release`
 * allow. Settled courses don't move. Ignores unknown codes. The content check has ruled out cycles.
 */
export function earliest(
  courses: readonly PlannedCourse[],
  release: Plan = new Map(),
  settled: Plan = new Map(),
): Map<string, number> {
  const byCode = new Map(courses.map((course) => [course.code, course]));
  const placed = new Map(settled);
  const after = (codes: readonly string[], terms: number) =>
    codes.flatMap((code) => byCode.get(code) ?? []).map((course) => place(course) + terms);
  const place = (course: PlannedCourse): number => {
    const known = placed.get(course.code);
    if (known !== undefined) return known;
    const first = release.get(course.code) ?? 1;
    const least = Math.max(first, ...after(course.needs, 1), ...after(course.alongside, 0));
    const term = chanceFrom(least, course);
    placed.set(course.code, term);
    return term;
  };
  return new Map(courses.map((course) => [course.code, place(course)]));
}

/**
 * Returns the usual plan: each course in the term in which most students take it, or the first
 * possible term after it.
 */
export function usualPlan(courses: readonly PlannedCourse[]): Map<string, number> {
  return earliest(courses, new Map(courses.map(({ code, usual = 1 }) => [code, usual])));
}

/**
 * Last term with a required course. A course that isn't in the plan is finished, so it counts as
 * ending in the current term.
 */
export const graduation = (courses: readonly PlannedCourse[], plan: Plan, now = 0): number =>
  Math.max(
    0,
    ...courses.filter(({ isElective }) => !isElective).map(({ code }) => plan.get(code) ?? now),
  );

export const hoursIn = (courses: readonly PlannedCourse[], plan: Plan, term: number): number =>
  courses
    .filter(({ code }) => plan.get(code) === term)
    .reduce((sum, { credit = 0 }) => sum + credit, 0);

export interface Blockers {
  needs: string[];
  alongside: string[];
}

/**
 * Returns the prerequisites that keep a course from being taken the last time it's taught before
 * its planned term. Empty if that would be before `floor`, the first allowed term.
 */
export function blockersOf(course: PlannedCourse, plan: Plan, floor: number): Blockers {
  const termOf = (code: string) => plan.get(code) ?? 0;
  const chance = chanceBefore(termOf(course.code), course);
  if (chance < floor) return { needs: [], alongside: [] };
  return {
    needs: course.needs.filter((code) => termOf(code) >= chance),
    alongside: course.alongside.filter((code) => termOf(code) > chance),
  };
}

/** Checks whether only the season keeps a course from being taken a term earlier. */
export function waitsForSeason(course: PlannedCourse, plan: Plan, floor: number): boolean {
  const termOf = (code: string) => plan.get(code) ?? 0;
  const before = termOf(course.code) - 1;
  return (
    before >= floor &&
    !course.terms.includes(seasonOf(before)) &&
    course.needs.every((code) => termOf(code) < before) &&
    course.alongside.every((code) => termOf(code) <= before)
  );
}

/**
 * Returns the longest chain of courses ending at `last` in which each course delays the next. The
 * first course waits for no other: it's in its first possible term, its usual term, or the first
 * allowed term.
 */
export function chainTo(
  last: string,
  courses: readonly PlannedCourse[],
  plan: Plan,
  floorOf: (code: string) => number = () => 1,
): string[] {
  const byCode = new Map(courses.map((course) => [course.code, course]));
  const known = new Map<string, string[]>();
  const chain = (code: string): string[] => {
    const course = byCode.get(code);
    const made = known.get(code);
    if (!course || made) return made ?? [];
    const { needs, alongside } = blockersOf(course, plan, floorOf(code));
    // A course that was finished before its prerequisite didn't wait for it.
    const ways = [...needs, ...alongside]
      .filter((each) => (plan.get(each) ?? 0) <= (plan.get(code) ?? 0))
      .map(chain);
    const longest = ways.reduce((best, way) => (way.length > best.length ? way : best), []);
    known.set(code, [...longest, code]);
    return [...longest, code];
  };
  return chain(last);
}
