import type { PlannedCourse } from '../src/domain/courses/course.ts';
import type { Situation } from '../src/domain/courses/what-if.ts';

type Terms = ReadonlyMap<string, number>;

/** Checks a course's term by the rules alone. */
export function ruleBroken(course: PlannedCourse, terms: Terms): string | undefined {
  const term = terms.get(course.code);
  if (term === undefined) return 'it has no term';
  if (!course.terms.includes(term % 2 === 0 ? 'spring' : 'fall')) return 'it is not taught then';
  for (const need of course.needs) {
    const other = terms.get(need);
    if (other !== undefined && other >= term) return `it needs ${need}`;
  }
  for (const partner of course.alongside) {
    const other = terms.get(partner);
    if (other !== undefined && other > term) return `it is taken with ${partner}`;
  }
  return undefined;
}

/** First and last term to try for each course. */
type Range = (course: PlannedCourse) => [first: number, last: number];

/** True if all courses can be placed within their ranges. */
function isPossible(inOrder: readonly PlannedCourse[], range: Range, fixed: Terms): boolean {
  const terms = new Map(fixed);
  const tryFrom = (place: number): boolean => {
    const course = inOrder[place];
    if (!course) return true;
    const [first, last] = range(course);
    for (let term = first; term <= last; term += 1) {
      terms.set(course.code, term);
      if (ruleBroken(course, terms) === undefined && tryFrom(place + 1)) return true;
    }
    terms.delete(course.code);
    return false;
  };
  return tryFrom(0);
}

/** First number that passes; there's always one, because every course can be taken eventually. */
function firstFrom(start: number, passes: (term: number) => boolean): number {
  let term = start;
  while (!passes(term)) term += 1;
  return term;
}

/** A course and everything it waits for, in the order of the list. */
function withAllBefore(course: PlannedCourse, inOrder: readonly PlannedCourse[]): PlannedCourse[] {
  const codes = new Set([course.code]);
  for (const each of inOrder.toReversed()) {
    if (codes.has(each.code))
      for (const code of [...each.needs, ...each.alongside]) codes.add(code);
  }
  return inOrder.filter(({ code }) => codes.has(code));
}

/** Finds the usual term of each course: the first in which everything before it fits. */
export function usualByTrying(inOrder: readonly PlannedCourse[]): Map<string, number> {
  return new Map(
    inOrder.map((course) => [
      course.code,
      firstFrom(1, (term) =>
        isPossible(
          withAllBefore(course, inOrder),
          (each) => [each.usual ?? 1, each === course ? term : term + 1],
          new Map(),
        ),
      ),
    ]),
  );
}

/** Finished and remaining courses. */
interface Standing {
  finished: Map<string, number>;
  /** First allowed term of each remaining course. */
  release: Map<string, number>;
  /** First allowed terms without waiting for the usual ones. */
  soonest: Map<string, number>;
}

/** Applies marks to courses, which are sorted by prerequisites. */
export function standing(
  inOrder: readonly PlannedCourse[],
  usual: Terms,
  { now, marks }: Situation,
): Standing {
  const release = new Map<string, number>();
  const soonest = new Map<string, number>();
  const finished = new Map<string, number>();
  const leavesNow = new Set<string>();
  for (const { code, alongside } of inOrder) {
    const term = usual.get(code) ?? 0;
    const mark = marks[code];
    const isWithout = alongside.some((other) => leavesNow.has(other));
    if (mark === 'done') {
      finished.set(code, Math.min(term, now));
    } else if (term > now) {
      release.set(code, mark === undefined ? term : term + 1);
      soonest.set(code, mark === undefined ? now + 1 : term + 1);
    } else if (mark !== undefined || (term === now && isWithout)) {
      if (term === now && (mark === 'dropped' || isWithout)) leavesNow.add(code);
      release.set(code, now + 1);
      soonest.set(code, now + 1);
    } else {
      finished.set(code, term);
    }
  }
  return { finished, release, soonest };
}

/** Finds the terms of graduation by trying all terms for all courses. */
export function graduationByTrying(
  inOrder: readonly PlannedCourse[],
  usual: Terms,
  { finished, release, soonest }: Standing,
): { before: number; after: number; soonest: number } {
  const left = inOrder.filter(({ code }) => release.has(code));
  const required = inOrder.filter(({ isElective }) => !isElective);
  const waitedFor = new Set(required.flatMap((course) => withAllBefore(course, left)));
  const toTry = left.filter((course) => waitedFor.has(course));
  const least = Math.max(0, ...required.map(({ code }) => finished.get(code) ?? 0));
  const graduation = (from: Terms) =>
    firstFrom(least, (last) =>
      isPossible(
        toTry,
        ({ code, isElective }) => [from.get(code) ?? 1, isElective ? last + 2 : last],
        finished,
      ),
    );
  return {
    before: Math.max(0, ...required.map(({ code }) => usual.get(code) ?? 0)),
    after: graduation(release),
    soonest: graduation(soonest),
  };
}
