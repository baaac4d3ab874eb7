import { weekdayInWords, type IsoDay } from '../calendar/days.ts';

/** The day of an event that is meant: the next one, or the last when all are over. */
export function eventDay(
  days: readonly [day: IsoDay, address: string][],
  today: IsoDay,
): { words: string; address: string } | undefined {
  const [day, address] = days.find(([date]) => date >= today) ?? days.at(-1) ?? [];
  if (day === undefined || address === undefined) return undefined;
  return { words: weekdayInWords(day), address };
}
