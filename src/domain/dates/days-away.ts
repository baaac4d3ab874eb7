import type { IsoDay } from './days.ts';

// No imports, because the scripts that use this module have to stay small.

/** Describes a distance in days: "in 12 days", "tomorrow", "today", "yesterday", "3 days ago". */
export function inDays(days: number): string {
  if (days === 0) return 'today';
  if (days > 0) return days === 1 ? 'tomorrow' : `in ${String(days)} days`;
  return days === -1 ? 'yesterday' : `${String(-days)} days ago`;
}

export const daysBetween = (from: IsoDay, to: IsoDay): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** One or more days. `closes` is the time at which the last one ends, like "by 5 PM". */
export interface DaySpan {
  first: IsoDay;
  last: IsoDay;
  closes?: string | undefined;
}

/** Describes how far away a span is, or how much longer it lasts, or that it's over. */
export function standing({ first, last, closes }: DaySpan, today: IsoDay, isOver: boolean): string {
  const [begins, ends] = [daysBetween(today, first), daysBetween(today, last)];
  if (isOver) return ends < 0 ? `was ${inDays(ends)}` : 'over';
  if (begins > 0) return inDays(begins);
  if (ends > 0) return ends === 1 ? 'now, until tomorrow' : `now, for ${String(ends)} more days`;
  if (closes !== undefined) return `${closes} today`;
  return first === last ? 'today' : 'today is the last day';
}
