import type { Contents } from './build-index.ts';
import type { Kind } from './entry.ts';
import type { PageOf } from './rank.ts';
import { beginningOf } from './terms.ts';

/** The name of a file of words. */
export const wordsFile = (place: number): string => `words-${String(place)}`;

/** The name of a file of entries. */
export const entriesFile = (place: number): string => `entries-${String(place)}`;

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
  for (const [file, count] of entries.entries()) {
    if (at < count) return { file, at };
    at -= count;
  }
  throw new RangeError(`There is no entry ${String(id)}.`);
}

/** How many entries there are. */
export const countEntries = ({ entries }: Contents): number =>
  entries.reduce((sum, count) => sum + count, 0);

/** Tells of each entry which page it belongs to, and its kind. */
export function pagesOf({ kinds, lessons }: Contents): PageOf {
  const kindOf: Kind[] = kinds.flatMap(([kind, count]) => Array<Kind>(count).fill(kind));
  const pageOf: number[] = [];
  for (const count of lessons) {
    const page = pageOf.length;
    for (let place = 0; place < count; place += 1) pageOf.push(page);
  }
  return (id) => ({ kind: kindOf[id] ?? 'page', page: pageOf[id] ?? id });
}
