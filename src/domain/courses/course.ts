/** Part of the year when a course is taught. */
export type Season = 'fall' | 'spring';

export interface PlannedCourse {
  code: string;
  name: string;
  credit?: number | undefined;
  /** Courses to finish before this one. */
  needs: readonly string[];
  /** Courses to finish before this one or take in the same term. */
  alongside: readonly string[];
  terms: readonly Season[];
  /** Term when most people take it. By default, the first possible term. */
  usual?: number | undefined;
  isElective: boolean;
}

/** Season of a term of the degree; the first is a fall. */
export const seasonOf = (term: number): Season => (term % 2 === 1 ? 'fall' : 'spring');

/** Says when a course is taught: "every term" or "only in the spring". */
export const whenTaught = (terms: readonly Season[]): string =>
  terms.length === 1 ? `only in the ${terms.join('')}` : 'every term';

/** Maps each course code to a term. */
export type Plan = ReadonlyMap<string, number>;
