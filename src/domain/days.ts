/** A day as `YYYY-MM-DD`: it sorts, compares and survives JSON without a time zone. */
export type IsoDay = string;

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** A day as people write it: September 8, 2025. */
export const dayInWords = (day: IsoDay): string => long.format(Date.parse(day));

/** The same with its weekday: Monday, September 8, 2025. */
export const weekdayInWords = (day: IsoDay): string => full.format(Date.parse(day));

/** A month, or the month of a day: September 2025. */
export const monthInWords = (day: IsoDay): string => month.format(Date.parse(day));

/** The day that lies a number of days after another. */
export const addDays = (day: IsoDay, count: number): IsoDay =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
