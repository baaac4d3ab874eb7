import type { IsoDay } from './days.ts';

// Names are listed here, because creating the browser's date formatter takes 0.1 s on a slow phone.

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

/** Returns the end of a day, like 09-08 for September 8. */
export const monthAndDay = (month: string, date: string): string =>
  [String(months.indexOf(month) + 1), date].map((part) => part.padStart(2, '0')).join('-');

/** Formats a date like September 8, 2025. */
export const dayInWords = (day: IsoDay): string =>
  `${nameOfMonth(day)} ${String(Number(day.slice(8)))}, ${day.slice(0, 4)}`;

export const weekdayOf = (day: IsoDay): string => weekdays[new Date(day).getUTCDay()] ?? '';

/** Formats a date with its weekday, like Monday, September 8, 2025. */
export const weekdayInWords = (day: IsoDay): string => `${weekdayOf(day)}, ${dayInWords(day)}`;

/** Formats a date without its year, like Sep 8. */
export const monthDay = (day: IsoDay): string =>
  `${nameOfMonth(day).slice(0, 3)} ${String(Number(day.slice(8)))}`;

/** Formats a date with its weekday but without its year, like Mon, Sep 8. */
export const shortDay = (day: IsoDay): string =>
  `${weekdayInWords(day).slice(0, 3)}, ${monthDay(day)}`;

/** Formats a month like September 2025. */
export const monthInWords = (day: IsoDay): string => `${nameOfMonth(day)} ${day.slice(0, 4)}`;
