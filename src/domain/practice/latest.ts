import { stateOf, type PracticeRecord } from './record.ts';
import { setOf } from './work.ts';

/** A problem in progress, with the seed of its numbers and its number of answers. */
export interface ProblemInProgress {
  name: string;
  title: string;
  seed: number;
  of: number;
}

/** What pages without a list of problems need to know about the latest problem. */
export interface Latest extends ProblemInProgress {
  /** Number of right answers to the problem with its current numbers. */
  right: number;
  isDone: boolean;
  solved: number;
  /**
   * Number of mastered problems. It isn't called "mastered" because an older version stored that,
   * and its rule was easier.
   */
  earned: number;
}

export function latestOf(record: PracticeRecord, problem: ProblemInProgress): Latest {
  const right = setOf(record[problem.name], problem.seed)?.right.length ?? 0;
  // A name with a slash belongs to a question in a lesson.
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
