import { searchable } from '../words/match-words.ts';

/** Words that say nothing about what somebody looks for. */
const silent = new Set(
  (
    'a about am an and any anyone are as at be been but by can cant could did do does doesnt dont ' +
    'find for from get give go had has have hows how i if im in into is it its ive just know like ' +
    'many me much my need next of on or our out please should so some someone than that the their ' +
    'them then there these they this those to up us use want was we were what whats when whens ' +
    'where wheres which who whom whos why will with would you your'
  ).split(' '),
);

/** A word without the ending of its plural: a search finds both in one place. */
export function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is|\d)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The words of a text as the index holds them, in order, without those that say nothing. */
export function termsOf(text: string): string[] {
  return searchable(text)
    .split(' ')
    .filter((word) => word !== '' && !silent.has(word))
    .map(singular);
}

/** The endings of relatives, the longer before the shorter. */
const endings = ['ation', 'ing', 'ion', 'ment', 'ed', 'er', 'or', 'al', 'ly', 'e'];
const shortest = 3;

/** What a word begins with that its relatives begin with too: distilling and distillation. */
export function beginningOf(term: string): string {
  const ending = endings.find((one) => term.endsWith(one) && term.length - one.length >= shortest);
  return ending === undefined ? term : term.slice(0, -ending.length);
}
