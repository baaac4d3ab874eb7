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
  const [old, now] = [byName(without(was, is), nameOf), byName(without(is, was), nameOf)];
  return {
    fresh: [...now].flatMap(([name, record]) => (old.has(name) ? [] : [record])),
    gone: [...old].flatMap(([name, record]) => (now.has(name) ? [] : [record])),
    changed: [...now].flatMap(([name, record]): [T, T][] => {
      const before = old.get(name);
      return before === undefined ? [] : [[before, record]];
    }),
  };
}

/** Returns the records that aren't in the other list, too. */
function without<T>(records: readonly T[], others: readonly T[]): T[] {
  const left = others.map((other) => JSON.stringify(other));
  return records.filter((record) => {
    const place = left.indexOf(JSON.stringify(record));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** Numbers records with the same name, such as two copies of a book. */
function byName<T>(records: readonly T[], nameOf: (record: T) => string): Map<string, T> {
  const counts = new Map<string, number>();
  return new Map(
    records.map((record) => {
      const name = nameOf(record);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [`${name} ${String(count)}`, record];
    }),
  );
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
