import { weekdayOf } from '../dates/day-words.ts';
import type { IsoDay } from '../dates/days.ts';

/** An officer whom students can ask about courses. */
export interface Helper {
  name: string;
  /** The codes of the courses that they passed. */
  took: readonly string[];
  /** The weekdays on which they are at an evening for help. */
  evenings: readonly string[];
  /** When that is, in words: "Study night on Wednesdays"; nothing where no such evening is known. */
  found?: string | undefined;
  /** Where the site says more about them. */
  page?: string | undefined;
}

/** An evening to which people come for help, on its usual day. */
export interface HelpEvening {
  title: string;
  date: IsoDay;
}

/** A board with its term of office. */
export interface Term<Officer> {
  from: IsoDay;
  to: IsoDay;
  officers: readonly Officer[];
}

/** Where and when to find somebody: "Study night on Tuesdays and Wednesdays". */
export function whenFound(
  evenings: readonly string[],
  known: readonly HelpEvening[],
): string | undefined {
  const titles = new Map<string, string[]>();
  for (const evening of evenings) {
    const there = known.find(({ date }) => weekdayOf(date) === evening);
    if (!there) continue;
    titles.set(there.title, [...(titles.get(there.title) ?? []), `${evening}s`]);
  }
  const found = [...titles].map(([title, days]) => `${title} on ${listed(days)}`);
  return found.length === 0 ? undefined : listed(found);
}

/**
 * Who is there on a day, and what they took: "Who’s there: Robin (CHE 210, CHE 312) and Kim."
 * Nothing outside their term of office, and nothing where nobody has said so.
 */
export function whoIsThere(
  day: IsoDay,
  { from, to, officers }: Term<Pick<Helper, 'name' | 'took' | 'evenings'>>,
): string | undefined {
  if (day < from || day > to) return undefined;
  const there = officers.filter(({ evenings }) => evenings.includes(weekdayOf(day)));
  if (there.length === 0) return undefined;
  return `Who’s there: ${listed(
    there.map(({ name, took }) => (took.length === 0 ? name : `${name} (${took.join(', ')})`)),
  )}.`;
}

/** Some words as they are said in a row: "a, b and c". */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
