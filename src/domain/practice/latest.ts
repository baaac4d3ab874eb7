import { stateOf, type PracticeRecord } from './record.ts';
import { setOf } from './work.ts';

/** A problem somebody works at, with which numbers, and for how many answers it asks. */
export interface AtWork {
  name: string;
  title: string;
  seed: number;
  of: number;
}

/** What a page that knows no problem can say: which was the last, and how many are done in all. */
export interface Latest extends AtWork {
  /** How many of its answers are right with these numbers. */
  right: number;
  isDone: boolean;
  solved: number;
  /** How many of these are mastered. The version before wrote "mastered", by an easier rule. */
  earned: number;
}

/** The problem that somebody works at, and how far they are, with it and in all. */
export function latestOf(record: PracticeRecord, atWork: AtWork): Latest {
  const right = setOf(record[atWork.name], atWork.seed)?.right.length ?? 0;
  // A name with a slash is that of a question in a lesson.
  const states = Object.entries(record).flatMap(([name, work]) =>
    name.includes('/') ? [] : (stateOf(work) ?? []),
  );
  return {
    ...atWork,
    right,
    isDone: right >= atWork.of,
    solved: states.filter((state) => state !== 'tried').length,
    earned: states.filter((state) => state === 'mastered').length,
  };
}
