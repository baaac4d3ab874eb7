import { stateOf, type PracticeRecord } from './record.ts';
import { setOf } from './work.ts';

/** A problem in progress, with its seed and number of answers. */
export interface ProblemInProgress {
  name: string;
  title: string;
  seed: number;
  of: number;
}

/** Data about the latest problem, for pages without a list of problems. */
export interface Latest extends ProblemInProgress {
  /** Number of right answers with these numbers. */
  right: number;
  isDone: boolean;
  solved: number;
  /**
   * Number of mastered problems. The previous version stored "mastered", which followed an easier
   * rule.
   */
  earned: number;
}

/** Returns the data about the latest problem. */
export function latestOf(record: PracticeRecord, problem: ProblemInProgress): Latest {
  const right = setOf(record[problem.name], problem.seed)?.right.length ?? 0;
  // A name with a slash belongs to a lesson's question.
  const states = Object.entries(record).flatMap(([name, work]) =>
    name.includes('/') ? [] : (stateOf(work) ?? []),
  );
  return {
    ...problem,
    right,
    isDone: right >= problem.of,
    solved: states.filter((state) => state !== 'tried').length,
    earned: states.filter((state) => state === 'mastered').length,
  };
}
