import type { IsoDay } from '../dates/days.ts';
import { checksumOf } from './checksum.ts';
import {
  cleanDays,
  missedOn,
  mostSlips,
  mostSets,
  dueOn,
  type Help,
  type NumberSet,
  type PracticeRecord,
  type Work,
} from './record.ts';

/** Which problem is worked at, with which numbers, and what it asks for. */
export interface Task {
  name: string;
  seed: number;
  /** The names of all its answers. */
  answers: readonly string[];
}

/** An entry that could be judged. */
export interface Entered {
  answer: string;
  text: string;
  isRight: boolean;
  /** Whether it is wrong and costs a try. */
  isMiss?: boolean;
  /** What was said of a miss whose cause its author foresaw; empty for any other miss. */
  mistake?: string;
}

/** With more wrong tries than this at one answer, a set of numbers is not solved on one's own. */
const allowedMisses = 2;

/** The record after an entry. What was solved stays solved, and what was right stays right. */
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
    // Who tries on after a right answer finds that one again.
    typed: wasRight && !isRight ? set.typed : { ...set.typed, [answer]: text },
    right,
    ...withSlip(set, entered),
    ...(isDone && { isDone }),
  };
  // The same again is no new try.
  if (isMiss && !wasRight && set.typed[answer] !== text) {
    const misses = { ...set.misses, [answer]: entryOf(set, answer).misses + 1 };
    return { ...record, [name]: afterMiss(before, { ...now, misses }, today) };
  }
  return {
    ...record,
    [name]: isDone && !set.isDone ? afterSolving(before, now, today) : withSet(before, now, today),
  };
}

/** What was written last for an answer with one set of numbers, and how many tries at it were wrong. */
export const entryOf = (set: NumberSet | undefined, answer: string) => ({
  text: set?.typed[answer],
  misses: set?.misses?.[answer] ?? 0,
});

/** The slips of a set with one more, unless the answer was right before or the same was sent twice. */
function withSlip(set: NumberSet, { answer, text, isRight, mistake }: Entered) {
  const before = set.slips?.[answer] ?? [];
  const isAgain = set.typed[answer] === text && before.length > 0;
  if (mistake === undefined || isRight || isAgain || set.right.includes(answer)) return {};
  const slip = mistake && checksumOf(mistake);
  return { slips: { ...set.slips, [answer]: [...before, slip].slice(0, mostSlips) } };
}

/**
 * What follows from something that went wrong: of a problem that was solved before it is a miss, which
 * costs a rung, until it comes out right after all within the tries that are allowed.
 */
function afterMiss(work: Work, set: NumberSet, today: IsoDay): Work {
  if (work.solved === undefined) return withSet(work, set, today);
  return {
    ...withSet(work, { ...set, missed: today }, today),
    rung: set.missed === undefined ? Math.max(0, work.rung - 1) : work.rung,
  };
}

/** Whether a set of numbers went without help so far, and with few tries at each answer. */
export const isOnOwn = ({ helped, misses = {} }: NumberSet): boolean =>
  helped === undefined && Object.values(misses).every((count) => count <= allowedMisses);

/** What follows from a set of numbers of which the last answer has just become right. */
function afterSolving(work: Work, set: NumberSet, today: IsoDay): Work {
  const { misses: _, missed, ...rest } = set;
  const isClean = isOnOwn(set);
  const done = { ...rest, ...(missed !== undefined && !isClean && { missed }) };
  const after = withSet(work, done, today);
  // Who has read the solution has not solved it.
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

/** It climbs by the first time it is solved, and then when it is due and nobody had to help. */
function rungAfter(work: Work, isClean: boolean, today: IsoDay): number {
  const climbs = isClean && missedOn(work) === undefined && today >= dueOn(work);
  return Math.max(1, climbs && work.solved !== undefined ? work.rung + 1 : work.rung);
}

/** The record after somebody opened a hint or the solution; of what is done already, nothing is said. */
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

/** What somebody did with one set of numbers. */
export const setOf = (work: Work | undefined, seed: number): NumberSet | undefined =>
  work?.sets.find((set) => set.seed === seed);

const setIn = (work: Work, seed: number): NumberSet =>
  setOf(work, seed) ?? { seed, typed: {}, right: [] };

const workIn = (record: PracticeRecord, name: string, today: IsoDay): Work =>
  record[name] ?? { since: today, last: today, rung: 0, sets: [] };

const withSet = (work: Work, set: NumberSet, today: IsoDay): Work => ({
  ...work,
  // A try does not put off what is due; only solving it does.
  last: work.solved === undefined ? today : work.last,
  sets: [...work.sets.filter(({ seed }) => seed !== set.seed), set].slice(-mostSets),
});
