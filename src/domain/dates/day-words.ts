import type { IsoDay } from './days.ts';

// Names are written out: making a formatter of the browser costs a slow phone a tenth of a second.

/** The days of a week as calendars here show it. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const nameOfMonth = (day: IsoDay) => months[Number(day.slice(5, 7)) - 1] ?? '';

/** A day as people write it: September 8, 2025. */
export const dayInWords = (day: IsoDay): string =>
  `${nameOfMonth(day)} ${String(Number(day.slice(8)))}, ${day.slice(0, 4)}`;

/** On which day of the week it is: Monday. */
export const weekdayOf = (day: IsoDay): string => weekdays[new Date(day).getUTCDay()] ?? '';

/** The same with its weekday: Monday, September 8, 2025. */
export const weekdayInWords = (day: IsoDay): string => `${weekdayOf(day)}, ${dayInWords(day)}`;

/** A day of this year: Sep 8. */
export const monthDay = (day: IsoDay): string =>
  `${nameOfMonth(day).slice(0, 3)} ${String(Number(day.slice(8)))}`;

/** A day in a list whose month and year are known: Mon, Sep 8. */
export const shortDay = (day: IsoDay): string =>
  `${weekdayInWords(day).slice(0, 3)}, ${monthDay(day)}`;

/** A month, or the month of a day: September 2025. */
export const monthInWords = (day: IsoDay): string => `${nameOfMonth(day)} ${day.slice(0, 4)}`;
