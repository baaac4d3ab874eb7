import { seasonOf, termInWords, type Season } from './course.ts';

const words: Record<Season, string> = { fall: 'Fall', spring: 'Spring' };

/** The year of the degree to which a term belongs. */
export const yearOf = (term: number): number => Math.ceil(term / 2);

/** What stands over a term: by the calendar where it is known when somebody began, else by its year. */
export function termName(term: number, began?: number): string {
  const season = seasonOf(term);
  return began === undefined
    ? `Year ${String(yearOf(term))}, ${season}`
    : `${words[season]} ${String(began + Math.floor(term / 2))}`;
}

/** The same in a sentence. */
export const termInSentence = (term: number, began?: number): string =>
  began === undefined ? termInWords(term) : termName(term, began);

/** The first month of the fall, from January = 1; what lies before it belongs to the spring. */
const fallBegins = 8;

/** The number of the term in which a day lies, for somebody who began in the fall of a year. */
export function termOn(day: string, began: number): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return (year - began) * 2 + (month >= fallBegins ? 1 : 0);
}
