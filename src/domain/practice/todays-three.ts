import { addDays, dayNumber } from '../dates/days.ts';
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
 * something due or new, and of classes that were not there this week before any comes again. Where too
 * few are either, those that are due soonest fill in.
 *
 * No problem waits forever. The one that waits longest, a new one with its patience added, is always
 * drawn, once no class must come first for not having been there this week; what was drawn or worked at
 * goes behind all that wait. So a problem that could come does so
 * within as many draws as there are problems, a new one within so many and its patience.
 */
export function todaysThree(draw: Draw): Drawn[] {
  const { due, fresh, later } = queuesOf(draw);
  const chosen: Waiting[] = [];
  const seen = classesOfTheWeek(draw);
  const firstOf = (line: readonly Waiting[]) => {
    const others = line.filter(({ problem: { course } }) =>
      chosen.every(({ problem }) => problem.course !== course),
    );
    return (
      others.find(({ problem }) => !seen.has(problem.course)) ??
      others[0] ??
      line.find((each) => !chosen.includes(each))
    );
  };
  const choose = (...queues: readonly Waiting[][]) => {
    const next = firstOf(queues.flat()) ?? firstOf(later);
    if (next) chosen.push(next);
  };
  const isFirst = isNewFirst(fresh[0], due[0], draw);
  for (const place of [0, 1, 2]) {
    const isForNew = place === 0 ? isFirst : chosen.filter(({ isNew }) => !isNew).length === 2;
    if (isForNew) choose(fresh, due);
    else choose(due, fresh);
  }
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

/** The classes of which something was offered or worked at in the six days before. */
function classesOfTheWeek({ problems, record, offered, day }: Draw): Set<string> {
  const weekAgo = addDays(day, -7);
  return new Set(
    problems
      .filter(({ name }) =>
        [record[name]?.last, offered[name]?.day].some((on = '') => on > weekAgo),
      )
      .map(({ course }) => course),
  );
}
