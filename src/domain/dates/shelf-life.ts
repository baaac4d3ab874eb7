import { instantAt } from './campus-time.ts';
import { addDays, type IsoDay } from './days.ts';

/** Days until a page's check expires; officers get a reminder then, and the page says so. */
export const checkedForDays = 365;

/** Days for which a newsletter is news. */
export const newsForDays = 120;

/** Minute since 1970 when a day, or one some days later, is over on campus. */
export const dayOver = (day: IsoDay, zone: string, later = 0): number =>
  instantAt(addDays(day, later + 1), 0, zone).getTime() / 60_000;
