import { addDays, type IsoDay } from '../dates/days.ts';
import type { Work } from './record.ts';

/** After how many days a problem comes back: tried, and solved once, twice and more often. */
const waits = [1, 3, 7, 21];

/** For how many days a problem rests after the last work at it. */
export const waitOf = ({ rung }: Pick<Work, 'rung'>): number =>
  waits[Math.min(rung, waits.length - 1)] ?? 1;

/** The day on which a problem is worth doing again. */
export const dueOn = (work: Pick<Work, 'last' | 'rung'>): IsoDay =>
  addDays(work.last, waitOf(work));
