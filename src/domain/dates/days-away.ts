import type { IsoDay } from './days.ts';

// Nothing is imported here: the few lines that look at the visitor's clock bring no more than this.

/** How far a day is from today: "in 12 days", "tomorrow", "today", "yesterday", "3 days ago". */
export function inDays(days: number): string {
  if (days === 0) return 'today';
  if (days > 0) return days === 1 ? 'tomorrow' : `in ${String(days)} days`;
  return days === -1 ? 'yesterday' : `${String(-days)} days ago`;
}

/** How many days a day lies after another. */
export const daysBetween = (from: IsoDay, to: IsoDay): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** A day, or several from the first to the last, and when the last one closes: "by 5 PM". */
export interface DaySpan {
  first: IsoDay;
  last: IsoDay;
  closes?: string | undefined;
}

/** What a list of dates says of one of them on a day: when it comes, how long it goes on, or that it was. */
export function standing({ first, last, closes }: DaySpan, today: IsoDay, isOver: boolean): string {
  const [begins, ends] = [daysBetween(today, first), daysBetween(today, last)];
  if (isOver) return ends < 0 ? `was ${inDays(ends)}` : 'over';
  if (begins > 0) return inDays(begins);
  if (ends > 0) return ends === 1 ? 'now, until tomorrow' : `now, for ${String(ends)} more days`;
  if (closes !== undefined) return `${closes} today`;
  return first === last ? 'today' : 'today is the last day';
}
