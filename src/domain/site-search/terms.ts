import { searchable } from '../search.ts';

/** Words that say nothing about what somebody looks for. */
const silent = new Set(
  (
    'a about am an and any are as at be been but by can could did do does for from get give go had has ' +
    'have how i if in into is it its just like me my need of on or our out should so some than that ' +
    'the their them then there these they this those to up us use want was we were what when where ' +
    'which who whom why will with would you your'
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
