import { searchable } from '../words/match-words.ts';

const stopWords = new Set(
  (
    'a about am an and any anyone are as at be been but by can cant could did do does doesnt dont ' +
    'find for from get give go had has have hows how i if im in into is it its ive just know like ' +
    'many me much my need next of on or our out please should so some someone than that the their ' +
    'them then there these they this those to up us use want was we were what whats when whens ' +
    'where wheres which who whom whos why will with would you your'
  ).split(' '),
);

/** Removes a plural ending, so that a search finds both forms. */
export function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is|\d)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Splits text into index terms, without stop words. */
export function termsOf(text: string): string[] {
  return searchable(text)
    .split(' ')
    .filter((word) => word !== '' && !stopWords.has(word))
    .map(singular);
}

/** Longer suffixes come first. */
const endings = ['ation', 'ing', 'ion', 'ment', 'ed', 'er', 'or', 'al', 'ly', 'e'];
const shortest = 3;

/** Removes a suffix, so that "distilling" and "distillation" have the same stem. */
export function stem(term: string): string {
  const ending = endings.find((one) => term.endsWith(one) && term.length - one.length >= shortest);
  return ending === undefined ? term : term.slice(0, -ending.length);
}
