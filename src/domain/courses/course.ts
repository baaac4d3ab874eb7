export type Season = 'fall' | 'spring';

export interface PlannedCourse {
  code: string;
  name: string;
  credit?: number | undefined;
  needs: readonly string[];
  /** Courses to finish before this one or take in the same term. */
  alongside: readonly string[];
  terms: readonly Season[];
  /** Term in which most students take it. Defaults to the first possible term. */
  usual?: number | undefined;
  isElective: boolean;
}

/** Returns the season of a term. Term 1 of the degree is in the fall. */
export const seasonOf = (term: number): Season => (term % 2 === 1 ? 'fall' : 'spring');

/** Describes when a course is taught: "every term" or "only in the spring". */
export const whenTaught = (terms: readonly Season[]): string =>
  terms.length === 1 ? `only in the ${terms.join('')}` : 'every term';

export type Plan = ReadonlyMap<string, number>;
