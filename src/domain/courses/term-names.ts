import { seasonOf, type Season } from './course.ts';

const words: Record<Season, string> = { fall: 'Fall', spring: 'Spring' };

export const yearOf = (term: number): number => Math.ceil(term / 2);

/** Names a term by calendar year if the starting year is known, otherwise by year of the degree. */
export function termName(term: number, began?: number): string {
  const season = seasonOf(term);
  return began === undefined
    ? `Year ${String(yearOf(term))}, ${season}`
    : `${words[season]} ${String(began + Math.floor(term / 2))}`;
}

const classYears = ['freshman', 'sophomore', 'junior', 'senior'];

const classYear = (term: number) => {
  const name = classYears[yearOf(term) - 1];
  return name ? `${name} year` : `year ${String(yearOf(term))}`;
};

/** Names a term by class year, like "Junior fall" or "Year 5 spring". */
export function classTermName(term: number): string {
  const year = classYears[yearOf(term) - 1] ?? `year ${String(yearOf(term))}`;
  return `${year.charAt(0).toUpperCase()}${year.slice(1)} ${seasonOf(term)}`;
}

/**
 * Names a term within a sentence, like "Fall 2027", "the fall of junior year" or "the fall of year
 * 5".
 */
export const termInSentence = (term: number, began?: number): string =>
  began === undefined ? `the ${seasonOf(term)} of ${classYear(term)}` : termName(term, began);

/** First month of the fall term (January is 1). Earlier months belong to the spring. */
const fallBegins = 8;

/** Returns the term on a given day for a student who began in the fall of the given year. */
export function termOn(day: string, began: number): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return (year - began) * 2 + (month >= fallBegins ? 1 : 0);
}
