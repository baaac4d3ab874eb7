import { instantAt } from './campus-time.ts';
import { addDays, type IsoDay } from './days.ts';

/**
 * Number of days after which a page has to be checked again. After that, officers get a reminder
 * and the page shows a warning.
 */
export const checkedForDays = 365;

/** Number of days that a newsletter counts as news. */
export const newsForDays = 120;

/**
 * End of a day on campus, in minutes since 1970. With `later`, the end of a day that many days
 * later.
 */
export const dayOver = (day: IsoDay, zone: string, later = 0): number =>
  instantAt(addDays(day, later + 1), 0, zone).getTime() / 60_000;
