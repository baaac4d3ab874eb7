import type { Plan, PlannedCourse, Season } from './course.ts';
import { chainTo, earliest, graduation, usualPlan, waitsForSeason, blockersOf } from './plan.ts';
import type { Blockers } from './plan.ts';

/** Result of a course, if it differs from the plan. */
export type Mark = 'done' | 'failed' | 'dropped';

/** A student's position in the degree. */
export interface Situation {
  /** Current term of the degree; 0 before the first. */
  now: number;
  /** Marks by code; unknown codes are ignored. */
  marks: Readonly<Record<string, Mark | undefined>>;
}

/** Why a course moves; at least one of these is set. */
export interface Reason extends Blockers {
  /** Set if the course was failed or dropped. */
  mark?: Mark | undefined;
  /** Dropped courses that it has to be taken with. */
  droppedWith: string[];
  /** The only season when it's taught, if it waits for that. */
  season?: Season | undefined;
}

/** A course that moves from its usual term. */
export interface Move {
  code: string;
  from: number;
  to: number;
  reason: Reason;
}

/** The effect on the degree. */
export interface Outcome {
  /** Last term of the usual plan. */
  before: number;
  /** Last term with the marks applied. */
  after: number;
  /**
   * Last term if every remaining course is taken as soon as possible. Equals `after` if the degree
   * ends later than usual, because the chain from a failed or dropped course leaves no choice.
   */
  soonest: number;
  /** New terms, without courses that were finished ahead of time. */
  plan: Plan;
  /** Sorted by new term, marked courses first. */
  moves: Move[];
  /**
   * Courses that decide the last term, each delaying the next; starts at a failed or dropped course
   * if one is the cause.
   */
  chain: string[];
}

/**
 * Applies marks to the plan of a degree. Courses before the current term are finished, those of
 * this term will be, and later ones keep their usual terms unless something delays them. A failed
 * or dropped course is taken the next time it's taught after both its own term and the current one.
 * Dropping a course of the current term also drops those that have to be taken with it. Finished
 * courses stay finished, even if they needed a failed one.
 */
export function whatIf(courses: readonly PlannedCourse[], { now, marks }: Situation): Outcome {
  const usual = usualPlan(courses);
  const termOf = (code: string) => usual.get(code) ?? 0;
  const gone = droppedThisTerm(courses, usual, { now, marks });
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
      ...blockersOf(course, plan, floor),
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

/**
 * Returns the courses of this term that are dropped, with those that can't be taken without them.
 */
function droppedThisTerm(
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

/** Cost of failing a course in its usual term. */
export interface Delay {
  code: string;
  /** Number of terms by which the degree ends later. */
  later: number;
  /** Other courses that move, sorted by new term. */
  moves: string[];
}

/** Computes the cost of failing each course. */
export function delaysOf(courses: readonly PlannedCourse[]): Delay[] {
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
