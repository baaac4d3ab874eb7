import { seasonOf, type Plan, type PlannedCourse } from './course.ts';

type Taught = Pick<PlannedCourse, 'terms'>;

/** The first term in which a course is taught, this one included. */
const chanceFrom = (term: number, { terms }: Taught) =>
  terms.includes(seasonOf(term)) ? term : term + 1;

/** The last term before this one in which a course is taught. */
const chanceBefore = (term: number, { terms }: Taught) =>
  terms.includes(seasonOf(term - 1)) ? term - 1 : term - 2;

/**
 * Each course in the first term that its season allows, from its release (the first term where it
 * has none), after what it needs and not before what it is taken alongside. Settled courses stay
 * where they are, whatever they need. Codes of no course hold nothing up; courses that wait for
 * each other in a circle are for the build to refuse.
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

/** Where everything goes as usual: no course before the term in which most people take it. */
export function usualPlan(courses: readonly PlannedCourse[]): Map<string, number> {
  return earliest(courses, new Map(courses.map(({ code, usual = 1 }) => [code, usual])));
}

/**
 * The term at whose end the degree is complete: the last one of a course that is no elective. A
 * course that is not in the plan is finished, and counts as of the term that is running.
 */
export const graduation = (courses: readonly PlannedCourse[], plan: Plan, now = 0): number =>
  Math.max(
    0,
    ...courses.filter(({ isElective }) => !isElective).map(({ code }) => plan.get(code) ?? now),
  );

/** The hours of credit of a term of a plan, as far as they are known. */
export const hoursIn = (courses: readonly PlannedCourse[], plan: Plan, term: number): number =>
  courses
    .filter(({ code }) => plan.get(code) === term)
    .reduce((sum, { credit = 0 }) => sum + credit, 0);

/** The courses for which another one waits. */
export interface Holds {
  needs: string[];
  alongside: string[];
}

/**
 * What keeps a course from its last chance before the term it has in a plan. Nothing does if that
 * chance lies before the floor, which is the first term in which it could be taken at all.
 */
export function whatHolds(course: PlannedCourse, plan: Plan, floor: number): Holds {
  const termOf = (code: string) => plan.get(code) ?? 0;
  const chance = chanceBefore(termOf(course.code), course);
  if (chance < floor) return { needs: [], alongside: [] };
  return {
    needs: course.needs.filter((code) => termOf(code) >= chance),
    alongside: course.alongside.filter((code) => termOf(code) > chance),
  };
}

/** Whether a course could be taken a term earlier, if only it were taught then. */
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
 * The longest chain of courses, each of which holds the next, up to the one that is named. The
 * first of them waits for no course: it is in its season's first term, where most people take it,
 * or at its floor.
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
    const { needs, alongside } = whatHolds(course, plan, floorOf(code));
    // What was finished in spite of a course that is still to come did not wait for it.
    const ways = [...needs, ...alongside]
      .filter((each) => (plan.get(each) ?? 0) <= (plan.get(code) ?? 0))
      .map(chain);
    const longest = ways.reduce((best, way) => (way.length > best.length ? way : best), []);
    known.set(code, [...longest, code]);
    return [...longest, code];
  };
  return chain(last);
}
