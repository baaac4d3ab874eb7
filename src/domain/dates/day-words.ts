import type { IsoDay } from './days.ts';

// The names are listed because creating a browser's formatter takes a slow phone 0.1 s.

/** Days of the week, as in US calendars. */
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

/** Date in words: September 8, 2025. */
export const dayInWords = (day: IsoDay): string =>
  `${nameOfMonth(day)} ${String(Number(day.slice(8)))}, ${day.slice(0, 4)}`;

/** Day of the week: Monday. */
export const weekdayOf = (day: IsoDay): string => weekdays[new Date(day).getUTCDay()] ?? '';

/** Date with its weekday: Monday, September 8, 2025. */
export const weekdayInWords = (day: IsoDay): string => `${weekdayOf(day)}, ${dayInWords(day)}`;

/** Date without its year: Sep 8. */
export const monthDay = (day: IsoDay): string =>
  `${nameOfMonth(day).slice(0, 3)} ${String(Number(day.slice(8)))}`;

/** Short date with its weekday: Mon, Sep 8. */
export const shortDay = (day: IsoDay): string =>
  `${weekdayInWords(day).slice(0, 3)}, ${monthDay(day)}`;

/** Month of a day: September 2025. */
export const monthInWords = (day: IsoDay): string => `${nameOfMonth(day)} ${day.slice(0, 4)}`;
