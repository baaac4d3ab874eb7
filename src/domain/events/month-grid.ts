import type { IsoDay } from '../dates/days.ts';

/** A month as `YYYY-MM`, which sorts as text. */
export type IsoMonth = string;

export const monthOf = (day: IsoDay): IsoMonth => day.slice(0, 7);

export function addMonths(month: IsoMonth, count: number): IsoMonth {
  const { year, index } = parts(month);
  return new Date(Date.UTC(year, index + count)).toISOString().slice(0, 7);
}

/** Returns the weeks of a month, from Sunday to Saturday, including days of adjacent months. */
export function monthGrid(month: IsoMonth): IsoDay[][] {
  const { year, index } = parts(month);
  const firstWeekday = new Date(Date.UTC(year, index)).getUTCDay();
  const length = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
  const weeks = Math.ceil((firstWeekday + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) =>
      new Date(Date.UTC(year, index, 1 + week * 7 + weekday - firstWeekday))
        .toISOString()
        .slice(0, 10),
    ),
  );
}

/**
 * Returns the first listed month after the given one, or else the last one before it. Expects a
 * sorted list.
 */
export function nearestMonth(month: IsoMonth, months: readonly IsoMonth[]): IsoMonth | undefined {
  return months.find((other) => other > month) ?? months.findLast((other) => other < month);
}

function parts(month: IsoMonth): { year: number; index: number } {
  return { year: Number(month.slice(0, 4)), index: Number(month.slice(5)) - 1 };
}
