import { isIsoDay, addDays, type IsoDay } from '../dates/days.ts';
import { fieldsOf, isCount, readRecord, textFieldsOf, textsOf } from '../words/stored-record.ts';

/** Help taken before every answer was right. */
export type Help = 'hint' | 'solution';

/** The work on one set of numbers. */
export interface NumberSet {
  /** 0 for the stated numbers. */
  seed: number;
  /** Last entry that could be judged, by answer. A right entry isn't replaced. */
  typed: Readonly<Record<string, string>>;
  /** Names of the right answers. */
  right: readonly string[];
  /** Every wrong try by answer: the checksum of the foreseen mistake, or ''. */
  slips?: Readonly<Record<string, readonly string[]>>;
  helped?: Help;
  /** Number of wrong tries by answer, until all are right. */
  misses?: Readonly<Record<string, number>>;
  /** Last day it was missed after the problem was solved. */
  missed?: string;
  /** True if every answer was right. */
  isDone?: true;
}

/** The work on one problem. Days are written as 2026-11-15. */
export interface Work {
  /** First and last day. For a solved problem, the last day it was solved. */
  since: string;
  last: string;
  /** First day it was solved. */
  solved?: string;
  /** The last two days it was solved without help and in few tries. */
  clean?: readonly string[];
  /** Rises each time it's solved when due, and falls when missed. Sets the wait. */
  rung: number;
  /** The last few sets, newest last. */
  sets: readonly NumberSet[];
}

/** The practice record: the work on each problem and each self-check of a lesson, by name. */
export type PracticeRecord = Readonly<Record<string, Work>>;

export type State = 'tried' | 'solved' | 'mastered';

/**
 * Returns the state of a problem, or undefined if it's new. It's mastered after two days without
 * help and in few tries, the second of them after the last miss.
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

/** Returns the day a solved problem was missed, or undefined once it's solved on a later day. */
export function missedOn(work: Work): string | undefined {
  const missed = lastMiss(work);
  return missed !== undefined && missed >= work.last ? missed : undefined;
}

/** Reads a stored record. Invalid entries count as missing. */
export function readPractice(text: string): PracticeRecord {
  return Object.fromEntries(
    Object.entries(readRecord(text)).flatMap(([name, entry]) => {
      const work = readWork(entry);
      return work ? [[name, work]] : [];
    }),
  );
}

/** True if reading a string loses nothing. */
export function isReadWhole(text: string): boolean {
  if (text === '') return true;
  try {
    return holds(readPractice(text), JSON.parse(text));
  } catch {
    return false;
  }
}

/** True if the parsed data contains everything in the original. */
const holds = (read: unknown, kept: unknown): boolean =>
  typeof kept === 'object' && kept !== null
    ? Object.entries(kept).every(([key, value]) => holds(fieldsOf(read)[key], value))
    : read === kept;

/** Reads one entry, or returns undefined if it's invalid. */
export function readWork(entry: unknown): Work | undefined {
  const { since, last, solved, clean, mastered, rung, sets } = fieldsOf(entry);
  if (!isIsoDay(since) || !isIsoDay(last) || !Array.isArray(sets)) return undefined;
  // Version 2 didn't count tries, so its "mastered" shows one day without help.
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
    typed: textFieldsOf(typed),
    right: textsOf(right),
    ...(typeof slips === 'object' &&
      slips !== null && {
        slips: Object.fromEntries(
          Object.entries(slips).map(([name, list]) => [
            name,
            textsOf(list).slice(0, mostMistakesKept),
          ]),
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

/** Number of days a problem must be solved without help to be mastered. */
export const cleanDays = 2;

/** Maximum number of sets that are kept. */
export const mostSets = 8;

/** Maximum number of wrong tries kept for each answer. A tutor sees at most seven. */
export const mostMistakesKept = 8;

const isPairOfCount = (pair: [string, unknown]): pair is [string, number] => isCount(pair[1]);

/** Days until a problem comes back if it was tried, or solved once, twice, or more often. */
const waits = [1, 3, 7, 21];

/** Returns the day a problem is due. A missed one comes back the next day. */
export function dueOn(work: Work): IsoDay {
  const missed = missedOn(work);
  if (missed !== undefined) return addDays(missed, 1);
  return addDays(work.last, waits[Math.min(work.rung, waits.length - 1)] ?? 1);
}
