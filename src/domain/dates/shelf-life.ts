import { instantAt } from './campus-time.ts';
import { addDays, type IsoDay } from './days.ts';

/**
 * Days until a page has to be checked again. After that, officers get a reminder and the page shows
 * a warning.
 */
export const checkedForDays = 365;

/** Days for which a newsletter counts as news. */
export const newsForDays = 120;

/** End of a day on campus, or of the day `later` days after it, in minutes since 1970. */
export const dayOver = (day: IsoDay, zone: string, later = 0): number =>
  instantAt(addDays(day, later + 1), 0, zone).getTime() / 60_000;
