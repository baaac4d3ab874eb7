import { instantAt } from './campus-time.ts';
import { addDays, type IsoDay } from './days.ts';

/**
 * Number of days after which a page has to be checked again. Officers get a reminder then, and the
 * page says so.
 */
export const checkedForDays = 365;

/** Number of days that a newsletter counts as news. */
export const newsForDays = 120;

/** End of a day on campus, optionally some days later, in minutes since 1970. */
export const dayOver = (day: IsoDay, zone: string, later = 0): number =>
  instantAt(addDays(day, later + 1), 0, zone).getTime() / 60_000;
