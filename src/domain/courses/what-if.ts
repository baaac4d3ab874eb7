import type { Plan, PlannedCourse, Season } from './course.ts';
import { chainTo, earliest, graduation, usualPlan, waitsForSeason, whatHolds } from './plan.ts';
import type { Holds } from './plan.ts';

/** What somebody says of a course: it is finished, was failed, or is dropped. */
export type Mark = 'done' | 'failed' | 'dropped';

/** Where somebody stands. */
export interface Situation {
  /** The term of the degree that is running; 0 before the first. */
  now: number;
  /** What differs from the usual plan, by code; codes of no course mean nothing. */
  marks: Readonly<Record<string, Mark | undefined>>;
}

/** Why a course moves. At least one of these is said. */
export interface Reason extends Holds {
  /** It was failed or dropped, so it is taken again or later. */
  mark?: Mark | undefined;
  /** The courses with which it has to be taken and which leave this term, so that it leaves too. */
  droppedWith: string[];
  /** The one season in which it is taught, if it waits for that. */
  season?: Season | undefined;
}

/** A course that moves from its term of the usual plan to another. */
export interface Move {
  code: string;
  from: number;
  to: number;
  reason: Reason;
}

/** What becomes of a degree. */
export interface Outcome {
  /** The last term of the degree in the usual plan. */
  before: number;
  /** The last term of the degree now. */
  after: number;
  /**
   * The last term if everything ahead were taken as soon as it can be, usual or not. It is `after`
   * where the degree ends later, since then a chain from a mark leaves no choice.
   */
  soonest: number;
  /** The new terms. A course that lay ahead and is done already is not in it. */
  plan: Plan;
  /** In the order of the new terms, what is marked before the rest of its term. */
  moves: Move[];
  /** The courses that decide the last term, each holding the next: from a mark, if one is at fault. */
  chain: string[];
}

/**
 * What marks do to the plan of a degree. A course of a term before now is finished, one of this
 * term will be, and those ahead keep their usual terms unless something pushes them. Done is
 * finished, whenever it was planned. What was failed or dropped is taken at the next chance after
 * its term and this one; what is dropped in this very term takes along the courses of this term
 * that have to be taken with it. What is finished stays so, even if it needed what was failed.
 */
export function whatIf(courses: readonly PlannedCourse[], { now, marks }: Situation): Outcome {
  const usual = usualPlan(courses);
  const termOf = (code: string) => usual.get(code) ?? 0;
  const gone = goneThisTerm(courses, usual, { now, marks });
  const settled = new Map<string, number>();
  const again = new Map<string, number>();
  const kept = new Map<string, number>();
  for (const { code } of courses) {
    const term = termOf(code);
    const mark = marks[code];
    if (mark === 'failed' || mark === 'dropped') again.set(code, Math.max(now, term) + 1);
    else if (gone.has(code)) again.set(code, now + 1);
    else if (term <= now) settled.set(code, term);
    else if (mark === undefined) kept.set(code, term);
  }
  const left = courses.filter(({ code }) => [settled, again, kept].some((some) => some.has(code)));
  const atOnce = new Map([...kept.keys()].map((code) => [code, now + 1]));
  const plan = earliest(left, new Map([...kept, ...again]), settled);
  const after = graduation(courses, plan, now);

  const reasonOf = (course: PlannedCourse): Reason => {
    const { code, alongside, terms } = course;
    const floor = again.get(code) ?? termOf(code);
    return {
      mark: marks[code],
      droppedWith: gone.has(code) ? alongside.filter((each) => gone.has(each)) : [],
      ...whatHolds(course, plan, floor),
      season: waitsForSeason(course, plan, floor) ? terms[0] : undefined,
    };
  };
  const moves = left
    .map((course) => ({
      code: course.code,
      from: termOf(course.code),
      to: plan.get(course.code) ?? 0,
      reason: reasonOf(course),
    }))
    .filter(({ from, to }) => from !== to)
    .sort(
      (one, other) =>
        one.to - other.to ||
        Number(marks[other.code] !== undefined) - Number(marks[one.code] !== undefined),
    );
  const chains = left
    .filter(({ code, isElective }) => !isElective && plan.get(code) === after)
    .map(({ code }) => chainTo(code, left, plan, (each) => again.get(each) ?? 1));
  return {
    before: graduation(courses, usual),
    after,
    soonest: graduation(courses, earliest(left, new Map([...atOnce, ...again]), settled), now),
    plan,
    moves,
    chain: chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []),
  };
}

/** The courses of this term that are dropped, and those that cannot be taken without them. */
function goneThisTerm(
  courses: readonly PlannedCourse[],
  usual: Plan,
  { now, marks }: Situation,
): ReadonlySet<string> {
  const running = courses.filter(({ code }) => usual.get(code) === now && marks[code] !== 'done');
  const gone = new Set(
    running.filter(({ code }) => marks[code] === 'dropped').map(({ code }) => code),
  );
  for (let before = -1; before < gone.size;) {
    before = gone.size;
    for (const { code, alongside } of running) {
      if (alongside.some((each) => gone.has(each))) gone.add(code);
    }
  }
  return gone;
}

/** What it costs to need a second try at a course in its usual term. */
export interface Slip {
  code: string;
  /** By how many terms the degree ends later. */
  later: number;
  /** The other courses that move, in the order of their new terms. */
  moves: string[];
}

/** What it costs to need a second try, for every course by itself. */
export function costOfSlipping(courses: readonly PlannedCourse[]): Slip[] {
  const usual = usualPlan(courses);
  return courses.map(({ code }) => {
    const { before, after, moves } = whatIf(courses, {
      now: usual.get(code) ?? 1,
      marks: { [code]: 'failed' },
    });
    return {
      code,
      later: after - before,
      moves: moves.map((move) => move.code).filter((moved) => moved !== code),
    };
  });
}
