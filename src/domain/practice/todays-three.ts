import { dayNumber } from '../dates/days.ts';
import { newNumbers } from './new-numbers.ts';
import { queuesOf, type Draw, type Waiting } from './queues.ts';

/** A problem of the day, and with which numbers. */
export interface Drawn {
  name: string;
  seed: number;
}

/** For how many days a new problem lets others of its class go first that are due. */
export const patience = 14;

/**
 * Three problems for a day: two that are due and a new one, of three classes wherever three have
 * something due or new. Where too few are either, those that are due soonest fill in.
 *
 * No problem waits forever. The one that waits longest, a new one with its patience added, is always
 * drawn; what was drawn or worked at goes behind all that wait. So a problem that could come does so
 * within as many draws as there are problems, a new one within so many and its patience.
 */
export function todaysThree(draw: Draw): Drawn[] {
  const { due, fresh, later } = queuesOf(draw);
  const chosen: Waiting[] = [];
  const firstOf = (line: readonly Waiting[]) =>
    line.find(({ problem }) => chosen.every((other) => other.problem.course !== problem.course)) ??
    line.find((each) => !chosen.includes(each));
  const choose = (...queues: readonly Waiting[][]) => {
    const next = firstOf(queues.flat()) ?? firstOf(later);
    if (next) chosen.push(next);
  };
  const isFirst = isNewFirst(fresh[0], due[0], draw);
  if (isFirst) choose(fresh, due);
  choose(due, fresh);
  choose(due, fresh);
  if (!isFirst) choose(fresh, due);
  return chosen
    .toSorted((a, b) => Number(a.isNew) - Number(b.isNew))
    .map(({ problem }) => ({
      name: problem.name,
      seed: newNumbers(problem, draw.record[problem.name], draw.offered[problem.name], draw.day),
    }));
}

/** Whether the head of the new ones waits longer than that of those which are due. */
function isNewFirst(fresh: Waiting | undefined, due: Waiting | undefined, draw: Draw): boolean {
  if (!fresh || !due) return due === undefined;
  // Before its first offer it waits since the student began.
  return (fresh.since || firstDay(draw)) + patience < due.since;
}

/** The number of the day on which somebody began. */
function firstDay({ problems, record, offered, day }: Draw): number {
  let first = day;
  for (const { name } of problems) {
    for (const each of [record[name]?.since ?? day, offered[name]?.day ?? day]) {
      if (each < first) first = each;
    }
  }
  return dayNumber(first);
}
