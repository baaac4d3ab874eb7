import { isIsoDay, addDays, type IsoDay } from '../dates/days.ts';
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
  /** By the name of its answer, how many tries were wrong, until all of them are right. */
  misses?: Readonly<Record<string, number>>;
  /** The last day on which it went wrong, of a problem that was solved before. */
  missed?: string;
  /** Whether every answer was right. */
  isDone?: true;
}

/** What somebody did with one problem; days are written as 2026-11-15. */
export interface Work {
  /** The first day and the last; of what was solved, the last on which it was. */
  since: string;
  last: string;
  /** Since when it is solved. */
  solved?: string;
  /** The last two days on which it was solved without any help and in few tries. */
  clean?: readonly string[];
  /** One more each time it is solved when it is due, one less when it is missed: the higher, the later it comes back. */
  rung: number;
  /** The newest last, and only the last few. */
  sets: readonly NumberSet[];
}

/** What a browser keeps: for each problem and each self-check of a lesson by name, what was done. */
export type PracticeRecord = Readonly<Record<string, Work>>;

/** How far somebody is with a problem. */
export type State = 'tried' | 'solved' | 'mastered';

/**
 * How far somebody is with a problem; nothing if they have not begun. It is mastered by two days
 * without help and in few tries, the later of them after the last miss.
 */
export function stateOf(work: Work | undefined): State | undefined {
  if (!work) return undefined;
  const [, second = ''] = work.clean ?? [];
  return second > (lastMiss(work) ?? '') ? 'mastered' : work.solved ? 'solved' : 'tried';
}

const lastMiss = ({ sets }: Work): string | undefined =>
  sets
    .flatMap(({ missed }) => missed ?? [])
    .toSorted()
    .at(-1);

/** The day on which somebody missed a problem that they had solved; nothing once they solved it on a later day. */
export function missedOn(work: Work): string | undefined {
  const missed = lastMiss(work);
  return missed !== undefined && missed >= work.last ? missed : undefined;
}

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
  const { since, last, solved, clean, mastered, rung, sets } = fieldsOf(entry);
  if (!isIsoDay(since) || !isIsoDay(last) || !Array.isArray(sets)) return undefined;
  // The second version did not count tries: what it called mastered shows one good day and no more.
  const days = [...new Set(Array.isArray(clean) ? clean.filter(isIsoDay) : [])].toSorted();
  if (days.length === 0 && isIsoDay(mastered)) days.push(mastered);
  return {
    since,
    last,
    ...(isIsoDay(solved) && { solved }),
    ...(isIsoDay(solved) && days.length > 0 && { clean: days.slice(-cleanDays) }),
    rung: isCount(rung) ? rung : 0,
    sets: sets.flatMap((set) => readSet(set) ?? []).slice(-mostSets),
  };
}

function readSet(entry: unknown): NumberSet | undefined {
  const { seed, typed, right, slips, helped, misses, missed, isDone } = fieldsOf(entry);
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
    ...(misses !== undefined && {
      misses: Object.fromEntries(Object.entries(fieldsOf(misses)).filter(isPairOfCount)),
    }),
    ...(isIsoDay(missed) && { missed }),
    ...(isDone === true && { isDone }),
  };
}

/** On how many days a problem must be solved without help to be mastered. */
export const cleanDays = 2;

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
const isPairOfCount = (pair: [string, unknown]): pair is [string, number] => isCount(pair[1]);
const isPairOfText = (pair: [string, unknown]): pair is [string, string] =>
  typeof pair[1] === 'string';

/** After how many days a problem comes back: tried, and solved once, twice and more often. */
const waits = [1, 3, 7, 21];

/** The day on which a problem is worth doing again; what was missed comes back on the next. */
export function dueOn(work: Work): IsoDay {
  const missed = missedOn(work);
  if (missed !== undefined) return addDays(missed, 1);
  return addDays(work.last, waits[Math.min(work.rung, waits.length - 1)] ?? 1);
}
