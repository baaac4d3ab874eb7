import type { IsoDay } from '../dates/days.ts';
import { weekdayInWords } from '../dates/day-words.ts';

/** Kinds of entries, in index order. */
export const kinds = [
  'lesson',
  'problem',
  'term',
  'course',
  'book',
  'event',
  'question',
  'room',
  'person',
  'newsletter',
  'page',
] as const;

export type Kind = (typeof kinds)[number];

/** Text and link of a result. */
export interface Card {
  title: string;
  address: string;
  /** Details next to the title: a code, a time or a role. */
  detail: string;
  /** Text from which a result shows an excerpt. */
  text: string;
  /** Days of an event with their addresses. The result shows one of them. */
  days?: [day: IsoDay, address: string][] | undefined;
}

/** An entry of the search. A page is directly followed by its parts. */
export interface SearchEntry extends Card {
  kind: Kind;
  /** Additional words that match this entry. */
  names: string;
  /** For a part, like a section of a lesson: the title of its page. */
  of?: string | undefined;
}

/** Selects the day of an event to show: the next one, or the last if all are over. */
export function dayShown(
  days: readonly [day: IsoDay, address: string][],
  today: IsoDay,
): { words: string; address: string } | undefined {
  const [day, address] = days.find(([date]) => date >= today) ?? days.at(-1) ?? [];
  if (day === undefined || address === undefined) return undefined;
  const before = day < today ? 'Past: ' : days.length > 1 ? 'Next: ' : '';
  return { words: `${before}${weekdayInWords(day)}`, address };
}
