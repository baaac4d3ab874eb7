import { addDays, type IsoDay } from '../dates/days.ts';
import { missedOn, type Work } from './record.ts';

/** After how many days a problem comes back: tried, and solved once, twice and more often. */
const waits = [1, 3, 7, 21];

/** The day on which a problem is worth doing again; what was missed comes back on the next. */
export function dueOn(work: Work): IsoDay {
  const missed = missedOn(work);
  if (missed !== undefined) return addDays(missed, 1);
  return addDays(work.last, waits[Math.min(work.rung, waits.length - 1)] ?? 1);
}
