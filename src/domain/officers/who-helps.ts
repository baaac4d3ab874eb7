import { weekdayOf } from '../dates/day-words.ts';
import type { IsoDay } from '../dates/days.ts';

/** An officer who helps with courses. */
export interface Helper {
  name: string;
  /** Codes of the courses they passed. */
  took: readonly string[];
  /** Weekdays of the help sessions they attend. */
  evenings: readonly string[];
  /** Their help sessions in words: "Study night on Wednesdays". */
  found?: string | undefined;
  /** Path of their entry on the site. */
  page?: string | undefined;
}

/** A help session on its usual day. */
export interface HelpEvening {
  title: string;
  date: IsoDay;
}

/** A board and its term of office. */
export interface Term<Officer> {
  from: IsoDay;
  to: IsoDay;
  officers: readonly Officer[];
}

/** Says when to find an officer: "Study night on Tuesdays and Wednesdays". */
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
 * Says who attends on a day, and what they took: "Who's there: Robin (CHE 210, CHE 312) and Kim."
 * Undefined outside their term of office or if unknown.
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

/** Joins words: "a, b and c". */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
