import {
  cleanDays,
  missedOn,
  mostSets,
  type NumberSet,
  type PracticeRecord,
  type Work,
} from './record.ts';

/** Merges the records of two browsers or versions without losing anything. */
export const mergeRecords = (one: PracticeRecord, other: PracticeRecord): PracticeRecord =>
  mergeEntries(one, other, mergeWork);

/** Merges two sets of entries by name. Calls `merge` for entries in both. */
function mergeEntries<Entry>(
  one: Readonly<Record<string, Entry>>,
  other: Readonly<Record<string, Entry>>,
  merge: (one: Entry, other: Entry) => Entry,
): Record<string, Entry> {
  // Unlike an object, a map has no inherited names like "constructor".
  const merged = new Map(Object.entries(one));
  for (const [name, entry] of Object.entries(other)) {
    const before = merged.get(name);
    merged.set(name, before === undefined ? entry : merge(before, entry));
  }
  return Object.fromEntries(merged);
}

function mergeWork(a: Work, b: Work): Work {
  // The later work comes last, so it wins.
  const [ofA, ofB] = [missedOn(a) ?? a.last, missedOn(b) ?? b.last];
  const [earlier, later] = ofA <= ofB ? [a, b] : [b, a];
  const solved = earliest(a.solved, b.solved);
  const clean = inOrder([...(a.clean ?? []), ...(b.clean ?? [])]).slice(-cleanDays);
  return {
    since: earliest(a.since, b.since) ?? later.since,
    last: inOrder([a.last, b.last])[1] ?? later.last,
    ...(solved !== undefined && { solved }),
    ...(clean.length > 0 && { clean }),
    rung: ofA === ofB ? Math.max(a.rung, b.rung) : later.rung,
    sets: mergeSets(earlier.sets, later.sets),
  };
}

function mergeSets(earlier: Work['sets'], later: Work['sets']): NumberSet[] {
  const merged = new Map(earlier.map((set) => [set.seed, set]));
  for (const set of later) {
    const before = merged.get(set.seed);
    // Delete the set first, so that it moves to the end.
    merged.delete(set.seed);
    merged.set(set.seed, before ? mergeSet(before, set) : set);
  }
  return [...merged.values()].slice(-mostSets);
}

function mergeSet(a: NumberSet, b: NumberSet): NumberSet {
  const isDone = a.isDone ?? b.isDone;
  // Only a finished set shows whether the problem was missed.
  const decided = [a, b].filter((set) => set.isDone === isDone);
  const missed = inOrder(decided.map((set) => set.missed)).at(-1);
  // Both devices may have counted the same tries, so don't add them.
  const misses = mergeEntries(a.misses ?? {}, b.misses ?? {}, Math.max);
  // The shorter list is usually the beginning of the longer one.
  const mistakes = mergeEntries(a.slips ?? {}, b.slips ?? {}, (one, other) =>
    other.length > one.length ? other : one,
  );
  const helped = [a.helped, b.helped].includes('solution') ? 'solution' : (a.helped ?? b.helped);
  return {
    seed: a.seed,
    typed: { ...a.typed, ...b.typed },
    right: [...new Set([...a.right, ...b.right])],
    ...((a.slips ?? b.slips) && { slips: mistakes }),
    ...(helped && { helped }),
    ...((a.misses ?? b.misses) && !isDone && { misses }),
    ...(missed !== undefined && { missed }),
    ...(isDone && { isDone }),
  };
}

/** Sorts days and removes duplicates. */
const inOrder = (days: readonly (string | undefined)[]): string[] =>
  [...new Set(days.filter((day) => day !== undefined))].toSorted();

const earliest = (...days: (string | undefined)[]): string | undefined => inOrder(days)[0];
