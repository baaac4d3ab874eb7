import type { IsoDay } from '../calendar/days.ts';
import { mostSets, type Help, type NumberSet, type PracticeRecord, type Work } from './record.ts';
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
}

/** The record after an entry. What was solved stays solved, and what was right stays right. */
export function withEntry(
  record: PracticeRecord,
  { name, seed, answers }: Task,
  { answer, text, isRight }: Entered,
  today: IsoDay,
): PracticeRecord {
  const before = workIn(record, name, today);
  const set = setIn(before, seed);
  const right = isRight && !set.right.includes(answer) ? [...set.right, answer] : set.right;
  const isDone = answers.every((each) => right.includes(each));
  const now: NumberSet = {
    ...set,
    typed: { ...set.typed, [answer]: text },
    right,
    ...(isDone && { isDone }),
  };
  const work = withSet(before, now, today);
  return { ...record, [name]: isDone && !set.isDone ? afterSolving(work, before, now) : work };
}

/** What follows from a set of numbers of which the last answer has just become right. */
function afterSolving(work: Work, before: Work, { seed, helped }: NumberSet): Work {
  // Who has read the solution has not solved it.
  if (helped === 'solution') return work;
  const { last: today } = work;
  const isDue = before.rung === 0 || today >= dueOn(before);
  return {
    ...work,
    solved: work.solved ?? today,
    ...(seed > 0 && helped === undefined && { mastered: work.mastered ?? today }),
    rung: isDue ? before.rung + 1 : before.rung,
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
  return { ...record, [name]: help === 'solution' ? { ...work, rung: 0 } : work };
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
  last: today,
  sets: [...work.sets.filter(({ seed }) => seed !== set.seed), set].slice(-mostSets),
});
