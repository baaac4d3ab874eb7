import type { Plan, PlannedCourse, Season } from './course.ts';
import { chainTo, earliest, graduation, usualPlan, waitsForSeason, blockersOf } from './plan.ts';
import type { Blockers } from './plan.ts';

/** Status of a course that deviates from the plan. */
export type Mark = 'done' | 'failed' | 'dropped';

export interface Situation {
  /** Current term of the degree. Zero before the first term. */
  now: number;
  /** Marks by course code. Unknown codes are ignored. */
  marks: Readonly<Record<string, Mark | undefined>>;
}

/** Reason why a course moves. At least one property is set. */
export interface Reason extends Blockers {
  mark?: Mark | undefined;
  droppedWith: string[];
  /** The only season in which the course is taught, if the course has to wait for that season. */
  season?: Season | undefined;
}

export interface Move {
  code: string;
  from: number;
  to: number;
  reason: Reason;
}

/** Effect of the marks on the degree. */
export interface Outcome {
  /** Last term of the usual plan. */
  before: number;
  /** Last term with the marks applied. */
  after: number;
  /**
   * Last term if all remaining courses are taken as early as possible. Equals `after` if the degree
   * ends later than usual, because the chain from a failed or dropped course then leaves no choice.
   */
  soonest: number;
  /** New term of each course. Omits courses that were finished early. */
  plan: Plan;
  /** Sorted by new term, with marked courses first. */
  moves: Move[];
  /**
   * Courses that determine the last term, each delaying the next. Starts with the failed or dropped
   * course that causes a delay, if any.
   */
  chain: string[];
}

/**
 * Applies marks to the plan of a degree. Courses before the current term count as finished, and
 * those in the current term will be passed. Later courses stay in their usual terms unless
 * something delays them. A failed or dropped course is retaken the next time it's taught after its
 * own term and the current one. Dropping a course in the current term also drops the courses that
 * have to be taken with it. Finished courses stay finished, even if they required a failed one.
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

/** Returns the dropped courses of the current term, and those that can't be taken without them. */
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

/** Consequences of failing a course in its usual term. */
export interface Delay {
  code: string;
  /** Number of terms by which the degree ends later. */
  later: number;
  /** Codes of other courses that move, sorted by new term. */
  moves: string[];
}

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
