import { weekdayOf } from '../dates/day-words.ts';
import type { IsoDay } from '../dates/days.ts';

export interface Helper {
  name: string;
  took: readonly string[];
  /** Days of the week on which the officer attends a help session. */
  evenings: readonly string[];
  /** Help sessions in words, like "Study night on Wednesdays". */
  found?: string | undefined;
  page?: string | undefined;
}

export interface HelpEvening {
  title: string;
  date: IsoDay;
}

export interface Term<Officer> {
  from: IsoDay;
  to: IsoDay;
  officers: readonly Officer[];
}

/** Describes when an officer helps, like "Study night on Tuesdays and Wednesdays". */
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
 * Describes who attends on a given day, with their courses: "Who's there: Robin (CHE 210, CHE 312)
 * and Kim." Returns undefined outside the term of office, or if no one is known to attend.
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

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
