import { weekdayInWords } from '../dates/day-words.ts';
import type { IsoDay } from '../dates/days.ts';

/** The day of an event that is meant, in words: the next one, or the last when all are over. */
export function eventDay(
  days: readonly [day: IsoDay, address: string][],
  today: IsoDay,
): { words: string; address: string } | undefined {
  const [day, address] = days.find(([date]) => date >= today) ?? days.at(-1) ?? [];
  if (day === undefined || address === undefined) return undefined;
  const before = day < today ? 'Past: ' : days.length > 1 ? 'Next: ' : '';
  return { words: `${before}${weekdayInWords(day)}`, address };
}
