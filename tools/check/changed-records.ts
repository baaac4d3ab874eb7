import { isDeepStrictEqual } from 'node:util';
import { counted } from '../../src/domain/words/counted.ts';

/** How a list of records has changed: those of one name belong together. */
interface ChangedRecords<T> {
  fresh: T[];
  gone: T[];
  changed: [T, T][];
}

/** Compares two lists of records by their names. */
export function changedRecords<T>(
  was: readonly T[],
  is: readonly T[],
  nameOf: (record: T) => string,
): ChangedRecords<T> {
  const old = new Map(was.map((record) => [nameOf(record), record]));
  const now = new Map(is.map((record) => [nameOf(record), record]));
  return {
    fresh: is.filter((record) => !old.has(nameOf(record))),
    gone: was.filter((record) => !now.has(nameOf(record))),
    changed: is.flatMap((record): [T, T][] => {
      const before = old.get(nameOf(record));
      return before === undefined || isDeepStrictEqual(before, record) ? [] : [[before, record]];
    }),
  };
}

/** As many names as a line has room for. */
const mostNames = 4;

/** How many there are of something, and which: "2 new (Ada, Bea)"; nothing where there are none. */
export function namesOf(what: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const shown = names.slice(0, mostNames).join(', ');
  return `${counted(names.length, what, what)} (${shown}${names.length > mostNames ? ', …' : ''})`;
}
