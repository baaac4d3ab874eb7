import type { IsoDay } from '../dates/days.ts';
import { checksumOf } from './checksum.ts';
import {
  cleanDays,
  missedOn,
  mostMistakesKept,
  mostSets,
  dueOn,
  type Help,
  type NumberSet,
  type PracticeRecord,
  type Work,
} from './record.ts';

export interface Task {
  name: string;
  seed: number;
  answers: readonly string[];
}

/** An entry that could be judged. */
export interface Entered {
  answer: string;
  text: string;
  isRight: boolean;
  /** True for a wrong try. */
  isMiss?: boolean;
  /** Feedback on a foreseen mistake. Empty for any other wrong try. */
  mistake?: string;
}

/** Maximum wrong tries per answer in a set that counts as solved without help. */
const allowedMisses = 2;

/** Adds an entry to a record. Solved problems stay solved, and right answers stay right. */
export function withEntry(
  record: PracticeRecord,
  { name, seed, answers }: Task,
  entered: Entered,
  today: IsoDay,
): PracticeRecord {
  const { answer, text, isRight, isMiss = !isRight } = entered;
  const before = workIn(record, name, today);
  const set = setIn(before, seed);
  const wasRight = set.right.includes(answer);
  const right = isRight && !wasRight ? [...set.right, answer] : set.right;
  const isDone = answers.every((each) => right.includes(each));
  const now: NumberSet = {
    ...set,
    // A wrong entry after a right one isn't stored.
    typed: wasRight && !isRight ? set.typed : { ...set.typed, [answer]: text },
    right,
    ...withMistake(set, entered),
    ...(isDone && { isDone }),
  };
  // Repeating the same entry doesn't count as another try.
  if (isMiss && !wasRight && set.typed[answer] !== text) {
    const misses = { ...set.misses, [answer]: entryOf(set, answer).misses + 1 };
    return { ...record, [name]: afterMiss(before, { ...now, misses }, today) };
  }
  return {
    ...record,
    [name]: isDone && !set.isDone ? afterSolving(before, now, today) : withSet(before, now, today),
  };
}

/** Returns the last entry for an answer and the number of wrong tries. */
export const entryOf = (set: NumberSet | undefined, answer: string) => ({
  text: set?.typed[answer],
  misses: set?.misses?.[answer] ?? 0,
});

/** Adds a mistake to a set, unless the answer was right before or the entry is repeated. */
function withMistake(set: NumberSet, { answer, text, isRight, mistake }: Entered) {
  const before = set.slips?.[answer] ?? [];
  const isAgain = set.typed[answer] === text && before.length > 0;
  if (mistake === undefined || isRight || isAgain || set.right.includes(answer)) return {};
  const short = mistake && checksumOf(mistake);
  return { slips: { ...set.slips, [answer]: [...before, short].slice(0, mostMistakesKept) } };
}

/** Records a wrong try or an opened solution. A solved problem loses a rung. */
function afterMiss(work: Work, set: NumberSet, today: IsoDay): Work {
  if (work.solved === undefined) return withSet(work, set, today);
  return {
    ...withSet(work, { ...set, missed: today }, today),
    rung: set.missed === undefined ? Math.max(0, work.rung - 1) : work.rung,
  };
}

/** Checks whether a set was done without help and with few wrong tries per answer. */
export const isUnaided = ({ helped, misses = {} }: NumberSet): boolean =>
  helped === undefined && Object.values(misses).every((count) => count <= allowedMisses);

/** Records that the last answer of a set is right. */
function afterSolving(work: Work, set: NumberSet, today: IsoDay): Work {
  const { misses: _, missed, ...rest } = set;
  const isClean = isUnaided(set);
  const done = { ...rest, ...(missed !== undefined && !isClean && { missed }) };
  const after = withSet(work, done, today);
  // A set doesn't count as solved if the solution was opened.
  if (set.helped === 'solution') return after;
  const clean = [...new Set([...(work.clean ?? []), ...(isClean ? [today] : [])])];
  return {
    ...after,
    last: today,
    solved: work.solved ?? today,
    ...(clean.length > 0 && { clean: clean.toSorted().slice(-cleanDays) }),
    rung: rungAfter({ ...after, rung: work.rung + (missed && isClean ? 1 : 0) }, isClean, today),
  };
}

/**
 * The rung increases when a problem is solved for the first time, and each time it's solved without
 * help while it's due.
 */
function rungAfter(work: Work, isClean: boolean, today: IsoDay): number {
  const climbs = isClean && missedOn(work) === undefined && today >= dueOn(work);
  return Math.max(1, climbs && work.solved !== undefined ? work.rung + 1 : work.rung);
}

/** Records that a hint or the solution was opened. Finished sets don't change. */
export function withHelp(
  record: PracticeRecord,
  { name, seed }: Pick<Task, 'name' | 'seed'>,
  help: Help,
  today: IsoDay,
): PracticeRecord {
  const before = workIn(record, name, today);
  const set = setIn(before, seed);
  if (set.isDone || set.helped === help || set.helped === 'solution') return record;
  const after = help === 'solution' ? afterMiss : withSet;
  return { ...record, [name]: after(before, { ...set, helped: help }, today) };
}

export const setOf = (work: Work | undefined, seed: number): NumberSet | undefined =>
  work?.sets.find((set) => set.seed === seed);

const setIn = (work: Work, seed: number): NumberSet =>
  setOf(work, seed) ?? { seed, typed: {}, right: [] };

const workIn = (record: PracticeRecord, name: string, today: IsoDay): Work =>
  record[name] ?? { since: today, last: today, rung: 0, sets: [] };

const withSet = (work: Work, set: NumberSet, today: IsoDay): Work => ({
  ...work,
  // Trying a solved problem again doesn't postpone its due date. Only solving it does.
  last: work.solved === undefined ? today : work.last,
  sets: [...work.sets.filter(({ seed }) => seed !== set.seed), set].slice(-mostSets),
});
