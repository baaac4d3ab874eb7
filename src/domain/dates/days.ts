/** A day as `YYYY-MM-DD`. It can be sorted and compared as text and needs no time zone. */
export type IsoDay = string;

export const addDays = (day: IsoDay, count: number): IsoDay =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** Same day of a later month. Only for comparisons, because that day may not exist. */
export function addMonths(day: IsoDay, count: number): IsoDay {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const month = String((months % 12) + 1).padStart(2, '0');
  return `${String(Math.floor(months / 12))}-${month}${day.slice(7)}`;
}

/**
 * Changes the year of a day to bring it as close as possible to another day, to correct a wrong
 * year.
 */
export function inYearNear(day: IsoDay, other: IsoDay): IsoDay {
  const year = Number(other.slice(0, 4));
  const days = [year - 1, year, year + 1].map((each) => `${String(each)}${day.slice(4)}`);
  const distance = (each: IsoDay) => Math.abs(dayNumber(each) - dayNumber(other));
  return days.toSorted((a, b) => distance(a) - distance(b))[0] ?? day;
}

/** Formats a day for calendars: 20250908. */
export const compactDay = (day: IsoDay): string => day.replaceAll('-', '');

export const dayNumber = (day: IsoDay): number => Date.parse(day) / 86_400_000;

/** True if the day exists, so February 31 isn't one. */
export const isIsoDay = (value: unknown): value is IsoDay =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && addDays(value, 0) === value;

/** Names the years that a term of office spans. 2025-08-25 to 2026-05-15 is “2025–26”. */
export function academicYear(from: string, to: string): string {
  const [start, end] = [from.slice(0, 4), to.slice(0, 4)];
  return start === end ? start : `${start}–${end.slice(2)}`;
}
