/** Part of the year when a course is taught. */
export type Season = 'fall' | 'spring';

/** A course in the plan of a degree. */
export interface PlannedCourse {
  code: string;
  name: string;
  /** Credit hours, if known. */
  credit?: number | undefined;
  /** Courses to finish first. */
  needs: readonly string[];
  /** Courses to finish first or take in the same term. */
  alongside: readonly string[];
  terms: readonly Season[];
  /** Term when most people take it; by default, the first possible one. */
  usual?: number | undefined;
  /** True if the degree doesn't require it. */
  isElective: boolean;
}

/** Season of a term of the degree; the first is a fall. */
export const seasonOf = (term: number): Season => (term % 2 === 1 ? 'fall' : 'spring');

/** Says when a course is taught: "every term" or "only in the spring". */
export const whenTaught = (terms: readonly Season[]): string =>
  terms.length === 1 ? `only in the ${terms.join('')}` : 'every term';

/** Term of each course, by code. */
export type Plan = ReadonlyMap<string, number>;
