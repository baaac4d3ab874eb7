import { shortDay } from '../dates/day-words.ts';
import { dayNumber, type IsoDay } from '../dates/days.ts';
import type { Work } from './record.ts';
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
  if (last === day) {
    return setOf(work, seed)?.isDone
      ? { state: 'done', words: 'Done today' }
      : { state: 'begun', words: 'Started today' };
  }
  // Without its weekday: Nov 12.
  if (rung === 0) return { words: `Tried on ${shortDay(last).slice(5)}` };
  const ago = dayNumber(day) - dayNumber(last);
  return { words: ago === 1 ? 'Solved yesterday' : `Solved ${String(ago)} days ago` };
}
