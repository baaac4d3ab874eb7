import { matcher, searchable } from '../words/match-words.ts';
import { stateOf, type PracticeRecord } from './record.ts';

/** A problem that can be found. */
export interface FindableProblem {
  name: string;
  class: string;
  topic: string;
  size: string;
  minutes: number;
  /** Its own words and those of its class, as a search compares them. */
  words: string;
}

/** What problems can be chosen by. */
export const filters = ['class', 'topic', 'size', 'minutes', 'state'] as const;

/** One of them. */
export type Filter = (typeof filters)[number];

/** What is asked for by each of them; nothing where it is empty. */
export type Asked = Readonly<Record<Filter, string>>;

/** Everything that somebody wants, and what their browser remembers. */
export interface Wish {
  asked: Asked;
  text: string;
  record: PracticeRecord;
}

/** Nothing is asked for. */
export const nothingAsked: Asked = { class: '', topic: '', size: '', minutes: '', state: '' };

/** At most so many minutes. */
export const minuteLimits = ['10', '20', '30'];

/** How far somebody is; what is not mastered may be new, tried or solved. */
export const stateChoices = ['new', 'tried', 'solved', 'mastered', 'not-mastered'];

/** All choices by which a problem is found with one filter. */
function choicesFinding(
  problem: FindableProblem,
  filter: Filter,
  record: PracticeRecord,
): string[] {
  switch (filter) {
    case 'minutes':
      return minuteLimits.filter((limit) => problem.minutes <= Number(limit));
    case 'state': {
      const state = stateOf(record[problem.name]) ?? 'new';
      return state === 'mastered' ? [state] : [state, 'not-mastered'];
    }
    default:
      return [problem[filter]];
  }
}

/** How many filters something is asked of. */
export const howManyAsked = (asked: Asked): number =>
  filters.filter((filter) => asked[filter] !== '').length;

/** The problems that have all the words and whatever else is asked for, in their order. */
export function findProblems<Problem extends FindableProblem>(
  problems: readonly Problem[],
  { asked, text, record }: Wish,
): Problem[] {
  const matches = matcher(text);
  return problems.filter(
    (problem) => matches(problem.words) && missesOf(problem, asked, record).length === 0,
  );
}

/** How many problems each choice of each filter would find, with all the others as they are. */
export function countChoices(
  problems: readonly FindableProblem[],
  { asked, text, record }: Wish,
): Record<Filter, ReadonlyMap<string, number>> {
  const matches = matcher(text);
  const counts = Object.fromEntries(
    filters.map((filter) => [filter, new Map<string, number>()]),
  ) as Record<Filter, Map<string, number>>;
  for (const problem of problems) {
    if (!matches(problem.words)) continue;
    const misses = missesOf(problem, asked, record);
    for (const filter of filters) {
      if (misses.some((miss) => miss !== filter)) continue;
      for (const choice of choicesFinding(problem, filter, record)) {
        counts[filter].set(choice, (counts[filter].get(choice) ?? 0) + 1);
      }
    }
  }
  return counts;
}

const missesOf = (problem: FindableProblem, asked: Asked, record: PracticeRecord) =>
  filters.filter(
    (filter) =>
      asked[filter] !== '' && !choicesFinding(problem, filter, record).includes(asked[filter]),
  );

/** Which of the known choices an address means, whatever its capitals and dashes; else none. */
export function knownChoice(value: string, known: readonly string[]): string {
  const wanted = searchable(value);
  return known.find((choice) => wanted !== '' && searchable(choice) === wanted) ?? '';
}
