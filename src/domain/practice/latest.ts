import { stateOf, type PracticeRecord } from './record.ts';
import { setOf } from './work.ts';

export interface ProblemInProgress {
  name: string;
  title: string;
  seed: number;
  of: number;
}

/** Data about the latest problem for pages without a list of problems. */
export interface Latest extends ProblemInProgress {
  right: number;
  isDone: boolean;
  solved: number;
  /**
   * Number of mastered problems. Not called "mastered", because an older version used that key with
   * an easier rule.
   */
  earned: number;
}

export function latestOf(record: PracticeRecord, problem: ProblemInProgress): Latest {
  const right = setOf(record[problem.name], problem.seed)?.right.length ?? 0;
  // A name with a slash belongs to a self-check in a lesson.
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
