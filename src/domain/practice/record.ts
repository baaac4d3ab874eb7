import { isIsoDay } from '../dates/days.ts';
import { readRecord } from '../words/stored-record.ts';

/** Help that somebody took before everything was right: a hint, or the solution. */
export type Help = 'hint' | 'solution';

/** One set of numbers of a problem: what somebody wrote last, and which answers were right. */
export interface NumberSet {
  /** 0 for the numbers as they are stated. */
  seed: number;
  /** By the name of its answer, the last entry that could be judged; a right one stays. */
  typed: Readonly<Record<string, string>>;
  /** The names of the answers that were right. */
  right: readonly string[];
  /**
   * By the name of its answer, every miss: a short form of the foreseen mistake that it was, or
   * nothing where it was none.
   */
  slips?: Readonly<Record<string, readonly string[]>>;
  helped?: Help;
  /** Whether every answer was right. */
  isDone?: true;
}

/** What somebody did with one problem; days are written as 2026-11-15. */
export interface Work {
  /** The first day and the last; of what was solved, the last on which it was. */
  since: string;
  last: string;
  /** Since when it is solved, and since when with new numbers and without any help. */
  solved?: string;
  mastered?: string;
  /** How many times it was solved when it was due; the more often, the later it comes back. */
  rung: number;
  /** The newest last, and only the last few. */
  sets: readonly NumberSet[];
}

/** What a browser keeps: for each problem and each self-check of a lesson by name, what was done. */
export type PracticeRecord = Readonly<Record<string, Work>>;

/** How far somebody is with a problem. */
export type State = 'tried' | 'solved' | 'mastered';

/** How far somebody is with a problem; nothing if they have not begun. */
export const stateOf = (work: Work | undefined): State | undefined =>
  work && (work.mastered ? 'mastered' : work.solved ? 'solved' : 'tried');

/** Reads what was kept; whatever is not as it should be counts as nothing. */
export function readPractice(text: string): PracticeRecord {
  return Object.fromEntries(
    Object.entries(readRecord(text)).flatMap(([name, entry]) => {
      const work = readWork(entry);
      return work ? [[name, work]] : [];
    }),
  );
}

/** Whether reading a text loses nothing of what it holds. */
export function isReadWhole(text: string): boolean {
  if (text === '') return true;
  try {
    return holds(readPractice(text), JSON.parse(text));
  } catch {
    return false;
  }
}

/** Whether all that is in a piece of data is in what was read of it. */
const holds = (read: unknown, kept: unknown): boolean =>
  typeof kept === 'object' && kept !== null
    ? Object.entries(kept).every(([key, value]) => holds(fieldsOf(read)[key], value))
    : read === kept;

/** One entry of a record, if it is whole. */
export function readWork(entry: unknown): Work | undefined {
  const { since, last, solved, mastered, rung, sets } = fieldsOf(entry);
  if (!isIsoDay(since) || !isIsoDay(last) || !Array.isArray(sets)) return undefined;
  return {
    since,
    last,
    ...(isIsoDay(solved) && { solved }),
    ...(isIsoDay(solved) && isIsoDay(mastered) && { mastered }),
    rung: isCount(rung) ? rung : 0,
    sets: sets.flatMap((set) => readSet(set) ?? []).slice(-mostSets),
  };
}

function readSet(entry: unknown): NumberSet | undefined {
  const { seed, typed, right, slips, helped, isDone } = fieldsOf(entry);
  if (!isCount(seed) || !Array.isArray(right)) return undefined;
  return {
    seed,
    typed: Object.fromEntries(Object.entries(fieldsOf(typed)).filter(isPairOfText)),
    right: textsOf(right),
    ...(typeof slips === 'object' &&
      slips !== null && {
        slips: Object.fromEntries(
          Object.entries(slips).map(([name, list]) => [name, textsOf(list).slice(0, mostSlips)]),
        ),
      }),
    ...((helped === 'hint' || helped === 'solution') && { helped }),
    ...(isDone === true && { isDone }),
  };
}

/** More are not kept: the last ones are those somebody works at. */
export const mostSets = 8;

/** Nor more misses of one answer: a tutor hears of seven tries at most. */
export const mostSlips = 8;

const fieldsOf = (entry: unknown) =>
  (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>;
const textsOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
const isCount = (count: unknown): count is number =>
  typeof count === 'number' && Number.isInteger(count) && count >= 0 && count < 1_000_000;
const isPairOfText = (pair: [string, unknown]): pair is [string, string] =>
  typeof pair[1] === 'string';
