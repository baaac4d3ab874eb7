/** A day as `YYYY-MM-DD`, which sorts as text and has no time zone. */
export type IsoDay = string;

export const addDays = (day: IsoDay, count: number): IsoDay =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/**
 * Adds months without adjusting the day of the month, so the result may not exist. Only for
 * comparisons.
 */
export function addMonths(day: IsoDay, count: number): IsoDay {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const month = String((months % 12) + 1).padStart(2, '0');
  return `${String(Math.floor(months / 12))}-${month}${day.slice(7)}`;
}

/** Corrects a wrong year: returns the same day in the year that's closest to another day. */
export function inYearNear(day: IsoDay, other: IsoDay): IsoDay {
  const year = Number(other.slice(0, 4));
  const days = [year - 1, year, year + 1].map((each) => `${String(each)}${day.slice(4)}`);
  const distance = (each: IsoDay) => Math.abs(dayNumber(each) - dayNumber(other));
  return days.toSorted((a, b) => distance(a) - distance(b))[0] ?? day;
}

/** Formats a day for calendar files: 20250908. */
export const compactDay = (day: IsoDay): string => day.replaceAll('-', '');

export const dayNumber = (day: IsoDay): number => Date.parse(day) / 86_400_000;

/** Rejects days that don't exist, like February 31. */
export const isIsoDay = (value: unknown): value is IsoDay =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && addDays(value, 0) === value;

/** Names the years of a term of office: “2025–26” for 2025-08-25 to 2026-05-15. */
export function academicYear(from: string, to: string): string {
  const [start, end] = [from.slice(0, 4), to.slice(0, 4)];
  return start === end ? start : `${start}–${end.slice(2)}`;
}
