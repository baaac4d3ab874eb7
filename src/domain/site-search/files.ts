import type { Contents } from './build-index.ts';
import { beginningOf, termsOf } from './terms.ts';

/** The name of a file of words. */
export const wordsFile = (place: number): string => `words-${String(place)}`;

/** The name of a file of entries. */
export const entriesFile = (place: number): string => `entries-${String(place)}`;

/** The name of the file with what is shown at first for two letters. */
export const firstFile = (letters: string): string => `first-${letters}`;

/** Whether these are letters whose first results have a file of their own. */
export const isTwoLetters = (text: string): boolean => /^[a-z\d]{2}$/.test(text);

/** The two letters that a search comes to, if it is no more than that. */
export function lettersOf(query: string): string | undefined {
  const [term = '', ...others] = new Set(termsOf(query));
  return others.length === 0 && isTwoLetters(term) ? term : undefined;
}

/** As many files of words as one word may need: more would be fetched for its first letter. */
const mostFiles = 2;

/** The files that hold a word and what begins like it. */
export function filesOfTerm({ words }: Contents, term: string): number[] {
  const beginning = term.length > 1 ? beginningOf(term) : term;
  const first = Math.max(
    words.findLastIndex((word) => word <= beginning),
    0,
  );
  const files = [first];
  while (files.length < mostFiles) {
    const next = first + files.length;
    if (!words[next]?.startsWith(beginning)) break;
    files.push(next);
  }
  return files;
}

/** Which file of entries holds an entry, and where in it. */
export function placeOfEntry({ entries }: Contents, id: number): { file: number; at: number } {
  let at = id;
  for (let file = 0; file < entries.length; file += 1) {
    const count = entries[file] ?? 0;
    if (at < count) return { file, at };
    at -= count;
  }
  throw new RangeError(`There is no entry ${String(id)}.`);
}

/** The first entry of a file of entries. */
export const firstEntry = ({ entries }: Contents, file: number): number =>
  entries.slice(0, file).reduce((sum, count) => sum + count, 0);

/** How many entries there are. */
export const countEntries = ({ entries }: Contents): number =>
  entries.reduce((sum, count) => sum + count, 0);
