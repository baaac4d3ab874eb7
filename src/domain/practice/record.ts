import { isIsoDay, addDays, type IsoDay } from '../dates/days.ts';
import { fieldsOf, isCount, readRecord, textFieldsOf, textsOf } from '../words/stored-record.ts';

/** Help that the student used before every answer was right. */
export type Help = 'hint' | 'solution';

export interface NumberSet {
  /** 0 for the stated numbers. */
  seed: number;
  /** The last judgeable entry for each answer. A right entry is never replaced. */
  typed: Readonly<Record<string, string>>;
  right: readonly string[];
  /** Each wrong try by answer: the checksum of a foreseen mistake, or an empty string. */
  slips?: Readonly<Record<string, readonly string[]>>;
  helped?: Help;
  /** Number of wrong tries by answer, until all answers are right. */
  misses?: Readonly<Record<string, number>>;
  /** The last day on which the set was missed after the problem had been solved. */
  missed?: string;
  /** True if every answer was right. */
  isDone?: true;
}

/** Work on one problem. Days are formatted as 2026-11-15. */
export interface Work {
  /**
   * First and last day of work. For a solved problem, `last` is the last day on which it was
   * solved.
   */
  since: string;
  last: string;
  /** First day on which the problem was solved. */
  solved?: string;
  /** The last two days on which the problem was solved without help and in few tries. */
  clean?: readonly string[];
  /**
   * Increases when the problem is solved while it's due, and decreases when it's missed. Determines
   * the next due date.
   */
  rung: number;
  /** The most recent sets, newest last. */
  sets: readonly NumberSet[];
}

/** Work on problems and on self-checks of lessons, by name. */
export type PracticeRecord = Readonly<Record<string, Work>>;

export type State = 'tried' | 'solved' | 'mastered';

/**
 * Returns the state of a problem, or undefined if it's new. A problem is mastered if it was solved
 * on two days without help and in few tries, and the second of these days is after the last miss.
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

/**
 * Returns the day on which a solved problem was missed, or undefined if it was solved again on a
 * later day.
 */
export function missedOn(work: Work): string | undefined {
  const missed = lastMiss(work);
  return missed !== undefined && missed >= work.last ? missed : undefined;
}

/** Reads a stored record. Ignores invalid entries. */
export function readPractice(text: string): PracticeRecord {
  return Object.fromEntries(
    Object.entries(readRecord(text)).flatMap(([name, entry]) => {
      const work = readWork(entry);
      return work ? [[name, work]] : [];
    }),
  );
}

/** Checks that reading a string loses nothing. */
export function isReadWhole(text: string): boolean {
  if (text === '') return true;
  try {
    return holds(readPractice(text), JSON.parse(text));
  } catch {
    return false;
  }
}

/** Checks that parsed data contains everything in the stored data. */
const holds = (read: unknown, kept: unknown): boolean =>
  typeof kept === 'object' && kept !== null
    ? Object.entries(kept).every(([key, value]) => holds(fieldsOf(read)[key], value))
    : read === kept;

/** Parses an entry. Returns undefined if it's invalid. */
export function readWork(entry: unknown): Work | undefined {
  const { since, last, solved, clean, mastered, rung, sets } = fieldsOf(entry);
  if (!isIsoDay(since) || !isIsoDay(last) || !Array.isArray(sets)) return undefined;
  // Version 2 didn't count tries, so "mastered" only proves one day on which the problem was solved
  // without help.
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

/** Number of days on which a problem has to be solved without help to be mastered. */
export const cleanDays = 2;

export const mostSets = 8;

/** Maximum number of wrong tries stored for each answer. A tutor sees at most seven. */
export const mostMistakesKept = 8;

const isPairOfCount = (pair: [string, unknown]): pair is [string, number] => isCount(pair[1]);

/** Days until a problem is due: after a try, and after solving it once, twice, and more often. */
const waits = [1, 3, 7, 21];

/** Returns the day on which a problem is due. A missed problem is due the next day. */
export function dueOn(work: Work): IsoDay {
  const missed = missedOn(work);
  if (missed !== undefined) return addDays(missed, 1);
  return addDays(work.last, waits[Math.min(work.rung, waits.length - 1)] ?? 1);
}
