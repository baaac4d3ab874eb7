/** A day as `YYYY-MM-DD`: it sorts, compares and survives JSON without a time zone. */
export type IsoDay = string;

/** The day that lies a number of days after another. */
export const addDays = (day: IsoDay, count: number): IsoDay =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** A day as calendar programs write it: 20250908. */
export const compactDay = (day: IsoDay): string => day.replaceAll('-', '');

/** The number of a day, one more than that of the day before. */
export const dayNumber = (day: IsoDay): number => Date.parse(day) / 86_400_000;

/** Whether something is a day that exists: some have the right shape and do not, such as February 31. */
export const isIsoDay = (value: unknown): value is IsoDay =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && addDays(value, 0) === value;
