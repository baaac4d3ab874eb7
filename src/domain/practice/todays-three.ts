import { dayNumber, type IsoDay } from '../dates/days.ts';
import { newNumbers } from './new-numbers.ts';
import { queuesOf, type Draw, type Waiting } from './queues.ts';
import { monthDay } from '../dates/day-words.ts';
import { missedOn, type Work } from './record.ts';
import { missedWords } from './tally.ts';
import { setOf } from './work.ts';

/** A problem of the day, and with which numbers. */
export interface Drawn {
  name: string;
  seed: number;
}

/** For how many days a new problem lets others of its class go first that are due. */
export const patience = 14;

/**
 * Draws three problems for a day. What someone missed comes first, the longest ago in front. Then two
 * places in all are for what is due again and one for a new problem, of three classes wherever three
 * have something due or new. Where too few are either, those that are due soonest fill in.
 *
 * No problem waits forever behind others than misses. Of the rest, the one that waits longest, a new
 * one with its patience added, has the first place that misses leave, unless one of its class has come
 * back. So on days without misses a problem comes within as many draws as there are problems, a new one
 * within so many and its patience.
 */
export function todaysThree(draw: Draw): Drawn[] {
  const { missed, due, fresh, later } = queuesOf(draw);
  const chosen = missed.slice(0, 3);
  const firstOf = (line: readonly Waiting[]) =>
    line.find(({ problem: { course } }) =>
      chosen.every(({ problem }) => problem.course !== course),
    ) ?? line.find((each) => !chosen.includes(each));
  const isFirst = isNewFirst(fresh[0], due[0], draw);
  for (let place = chosen.length; place < 3; place += 1) {
    const isForNew =
      place === missed.length ? isFirst : chosen.filter(({ isNew }) => !isNew).length === 2;
    const next = firstOf(isForNew ? [...fresh, ...due] : [...due, ...fresh]) ?? firstOf(later);
    if (next) chosen.push(next);
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

/** How far somebody is today with a problem of the day, and why it is there. */
export interface WhyToday {
  state?: 'begun' | 'done';
  words: string;
}

/** Says why a problem is among those of the day, or what has become of it since. */
export function whyToday(work: Work | undefined, seed: number, day: IsoDay): WhyToday {
  if (work === undefined) return { words: 'New to you' };
  const { last, rung } = work;
  const missed = missedOn(work);
  if (last === day || missed === day) {
    const set = setOf(work, seed);
    if (!set?.isDone) return { state: 'begun', words: 'Started today' };
    return set.missed === day
      ? { state: 'begun', words: 'Missed today' }
      : { state: 'done', words: 'Done today' };
  }
  if (missed !== undefined) return { words: missedWords(missed) };
  if (rung === 0) return { words: `Tried on ${monthDay(last)}` };
  const ago = dayNumber(day) - dayNumber(last);
  return { words: ago === 1 ? 'Solved yesterday' : `Solved ${String(ago)} days ago` };
}
