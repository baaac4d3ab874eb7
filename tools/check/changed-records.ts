import { isDeepStrictEqual } from 'node:util';
import { counted } from '../../src/domain/words/counted.ts';

interface ChangedRecords<T> {
  fresh: T[];
  gone: T[];
  changed: [T, T][];
}

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

/** Maximum number of names on a line. */
const mostNames = 4;

/** Counts and names items, as in "2 new (Ada, Bea)". Empty if there are none. */
function namesOf(what: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const shown = names.slice(0, mostNames).join(', ');
  return `${counted(names.length, what, what)} (${shown}${names.length > mostNames ? ', …' : ''})`;
}

/**
 * Summarizes changes to a list, as in "2 new (Ada, Bea); 1 gone (Cy)". Changes that match a kind
 * are counted separately from other changes.
 */
export function changesInWords<T>(
  { fresh, gone, changed }: ChangedRecords<T>,
  nameOf: (record: T) => string,
  kinds: readonly [what: string, isKind: (pair: [T, T]) => boolean][] = [],
): string {
  const names = (records: readonly T[]) => records.map(nameOf);
  const nowOf = (pairs: readonly [T, T][]) => names(pairs.map(([, now]) => now));
  const rest = changed.filter((pair) => !kinds.some(([, isKind]) => isKind(pair)));
  return [
    namesOf('new', names(fresh)),
    namesOf('gone', names(gone)),
    ...kinds.map(([what, isKind]) => namesOf(what, nowOf(changed.filter(isKind)))),
    namesOf('changed', nowOf(rest)),
  ]
    .filter((part) => part !== '')
    .join('; ');
}
