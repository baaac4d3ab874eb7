import type { IsoDay } from '../dates/days.ts';
import { checksumOf } from './checksum.ts';
import {
  mostSlips,
  mostSets,
  type Help,
  type NumberSet,
  type PracticeRecord,
  type Work,
} from './record.ts';
import { dueOn } from './spacing.ts';

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
  /** What was said of a miss whose cause its author foresaw; empty for any other miss. */
  mistake?: string;
}

/** The record after an entry. What was solved stays solved, and what was right stays right. */
export function withEntry(
  record: PracticeRecord,
  { name, seed, answers }: Task,
  entered: Entered,
  today: IsoDay,
): PracticeRecord {
  const { answer, text, isRight } = entered;
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
  const work = withSet(before, now, today);
  return { ...record, [name]: isDone && !set.isDone ? afterSolving(work, now, today) : work };
}

/** The misses of a set with one more, unless the answer was right before or the same was sent twice. */
function withSlip(set: NumberSet, { answer, text, isRight, mistake }: Entered) {
  const before = set.slips?.[answer] ?? [];
  const isAgain = set.typed[answer] === text && before.length > 0;
  if (mistake === undefined || isRight || isAgain || set.right.includes(answer)) return {};
  const miss = mistake && checksumOf(mistake);
  return { slips: { ...set.slips, [answer]: [...before, miss].slice(0, mostSlips) } };
}

/** What follows from a set of numbers of which the last answer has just become right. */
function afterSolving(work: Work, { seed, helped }: NumberSet, today: IsoDay): Work {
  // Who has read the solution has not solved it.
  if (helped === 'solution') return work;
  const isDue = work.rung === 0 || today >= dueOn(work);
  return {
    ...work,
    last: today,
    solved: work.solved ?? today,
    ...(seed > 0 && helped === undefined && { mastered: work.mastered ?? today }),
    rung: isDue ? work.rung + 1 : work.rung,
  };
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
  const work = withSet(before, { ...set, helped: help }, today);
  // What had to be read comes back soon.
  return { ...record, [name]: help === 'solution' ? { ...work, last: today, rung: 0 } : work };
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
  last: work.rung === 0 ? today : work.last,
  sets: [...work.sets.filter(({ seed }) => seed !== set.seed), set].slice(-mostSets),
});
