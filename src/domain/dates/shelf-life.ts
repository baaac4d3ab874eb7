import { instantAt } from './campus-time.ts';
import { addDays, type IsoDay } from './days.ts';

/** For how many days a check of a page counts: after that officers are reminded, and the page says so. */
export const checkedForDays = 365;

/** For how many days a newsletter is news. */
export const newsForDays = 120;

/** The minute since 1970 at which a day, or one some days later, is over on campus. */
export const dayOver = (day: IsoDay, zone: string, later = 0): number =>
  instantAt(addDays(day, later + 1), 0, zone).getTime() / 60_000;
