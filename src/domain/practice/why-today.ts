import { monthDay } from '../dates/day-words.ts';
import { dayNumber, type IsoDay } from '../dates/days.ts';
import { missedOn, type Work } from './record.ts';
import { missedWords } from './tally.ts';
import { setOf } from './work.ts';

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
