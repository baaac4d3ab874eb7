/** When in the year a course is taught. */
export type Season = 'fall' | 'spring';

/** A course as the plan of a degree sees it. */
export interface PlannedCourse {
  code: string;
  name: string;
  /** The hours of credit, where they are known. */
  credit?: number | undefined;
  /** The courses that have to be finished before it. */
  needs: readonly string[];
  /** The courses that have to be finished before it or taken in the same term. */
  alongside: readonly string[];
  terms: readonly Season[];
  /** The term of the degree in which most people take it; without it the first that is possible. */
  usual?: number | undefined;
  /** The degree does not wait for it. */
  isElective: boolean;
}

/** The season of a term of the degree: the first is a fall. */
export const seasonOf = (term: number): Season => (term % 2 === 1 ? 'fall' : 'spring');

/** When a course is taught: "every term", or "only in the spring". */
export const whenTaught = (terms: readonly Season[]): string =>
  terms.length === 1 ? `only in the ${terms.join('')}` : 'every term';

const classYears = ['freshman', 'sophomore', 'junior', 'senior'];

/** A term of the degree for which no calendar is known: "the fall of junior year", "of year 5". */
export function termInWords(term: number): string {
  const year = Math.ceil(term / 2);
  const name = classYears[year - 1];
  return `the ${seasonOf(term)} of ${name ? `${name} year` : `year ${String(year)}`}`;
}

/** The same in two words: "Junior fall", "Year 5 spring". */
export function termName(term: number): string {
  const year = Math.ceil(term / 2);
  const name = classYears[year - 1] ?? `year ${String(year)}`;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${seasonOf(term)}`;
}

/** In which term of the degree each course is taken, by code. */
export type Plan = ReadonlyMap<string, number>;
