import { dayNumber, type IsoDay } from '../dates/days.ts';
import { newNumbers } from './new-numbers.ts';
import { queuesOf, type Draw, type Waiting } from './queues.ts';
import { monthDay } from '../dates/day-words.ts';
import { missedOn, type Work } from './record.ts';
import { missedWords } from './tally.ts';
import { setOf } from './work.ts';

export interface Drawn {
  name: string;
  seed: number;
}

/** A new problem comes before a due one only if it has waited this many days longer. */
export const patience = 14;

/**
 * Draws the three problems of a day. Missed problems come first, oldest first. The other places go
 * to two due problems and a new one, from three classes if possible. If there are too few, the
 * problems that are due next fill in. No problem waits forever behind others that weren't missed:
 * the first of the other places goes to the problem with the longest wait, unless a missed one is
 * from its class. For this comparison, the wait of a new problem is `patience` days shorter.
 * Without misses, a problem therefore comes up within as many draws as there are problems, and a
 * new problem within `patience` more.
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

function isNewFirst(fresh: Waiting | undefined, due: Waiting | undefined, draw: Draw): boolean {
  if (!fresh || !due) return due === undefined;
  // A new problem that was never offered has waited since the student began.
  return (fresh.since || firstDay(draw)) + patience < due.since;
}

/** Number of the day on which the student began. */
function firstDay({ problems, record, offered, day }: Draw): number {
  let first = day;
  for (const { name } of problems) {
    for (const each of [record[name]?.since ?? day, offered[name]?.day ?? day]) {
      if (each < first) first = each;
    }
  }
  return dayNumber(first);
}

export interface WhyToday {
  state?: 'begun' | 'done';
  words: string;
}

/** Describes what the student did with a problem today, or why it was drawn. */
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
