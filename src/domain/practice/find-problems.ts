import { matcher, searchable } from '../words/match-words.ts';
import { stateOf, type PracticeRecord } from './record.ts';

export interface FindableProblem {
  name: string;
  class: string;
  topic: string;
  size: string;
  minutes: number;
  /** Searchable text of the problem and its class. */
  words: string;
}

export const filters = ['class', 'topic', 'size', 'minutes', 'state'] as const;

export type Filter = (typeof filters)[number];

/** The chosen value of each filter. Empty if the filter is off. */
export type ChosenFilters = Readonly<Record<Filter, string>>;

/** Filters, search text, and the record that the progress filter needs. */
export interface ProblemQuery {
  chosen: ChosenFilters;
  text: string;
  record: PracticeRecord;
}

export const noFilters: ChosenFilters = { class: '', topic: '', size: '', minutes: '', state: '' };

/** Choices of the time filter: maximum minutes. */
export const minuteLimits = ['10', '20', '30'];

/** Choices of the progress filter. "not-mastered" includes new, tried and solved problems. */
export const stateChoices = ['new', 'tried', 'solved', 'mastered', 'not-mastered'];

function matchingChoices(
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

export const countChosen = (chosen: ChosenFilters): number =>
  filters.filter((filter) => chosen[filter] !== '').length;

export function findProblems<Problem extends FindableProblem>(
  problems: readonly Problem[],
  { chosen, text, record }: ProblemQuery,
): Problem[] {
  const matches = matcher(text);
  return problems.filter(
    (problem) => matches(problem.words) && failedFilters(problem, chosen, record).length === 0,
  );
}

/** Counts the problems that each choice would find with the other filters unchanged. */
export function countChoices(
  problems: readonly FindableProblem[],
  { chosen, text, record }: ProblemQuery,
): Record<Filter, ReadonlyMap<string, number>> {
  const matches = matcher(text);
  const counts = Object.fromEntries(
    filters.map((filter) => [filter, new Map<string, number>()]),
  ) as Record<Filter, Map<string, number>>;
  for (const problem of problems) {
    if (!matches(problem.words)) continue;
    const misses = failedFilters(problem, chosen, record);
    for (const filter of filters) {
      if (misses.some((miss) => miss !== filter)) continue;
      for (const choice of matchingChoices(problem, filter, record)) {
        counts[filter].set(choice, (counts[filter].get(choice) ?? 0) + 1);
      }
    }
  }
  return counts;
}

const failedFilters = (problem: FindableProblem, chosen: ChosenFilters, record: PracticeRecord) =>
  filters.filter(
    (filter) =>
      chosen[filter] !== '' && !matchingChoices(problem, filter, record).includes(chosen[filter]),
  );

/**
 * Returns the choice that a value in an address refers to. Ignores case and dashes. Empty if
 * there's none.
 */
export function knownChoice(value: string, known: readonly string[]): string {
  const wanted = searchable(value);
  return known.find((choice) => wanted !== '' && searchable(choice) === wanted) ?? '';
}
