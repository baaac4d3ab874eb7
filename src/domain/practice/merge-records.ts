import {
  cleanDays,
  missedOn,
  mostSets,
  type NumberSet,
  type PracticeRecord,
  type Work,
} from './record.ts';

/** What two browsers, or two versions of the site, remember together: nothing of either is lost. */
export function mergeRecords(one: PracticeRecord, other: PracticeRecord): PracticeRecord {
  // Not by looking names up in the objects, which know a "constructor" that nobody has put there.
  const merged = new Map(Object.entries(one));
  for (const [name, work] of Object.entries(other)) {
    const before = merged.get(name);
    merged.set(name, before ? mergeWork(before, work) : work);
  }
  return Object.fromEntries(merged);
}

function mergeWork(a: Work, b: Work): Work {
  // The later one stands last and so wins.
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
    // Taken out first, so that it moves to the end.
    merged.delete(set.seed);
    merged.set(set.seed, before ? mergeSet(before, set) : set);
  }
  return [...merged.values()].slice(-mostSets);
}

function mergeSet(a: NumberSet, b: NumberSet): NumberSet {
  const isDone = a.isDone ?? b.isDone;
  // Whether it went wrong is known once it is done.
  const decided = [a, b].filter((set) => set.isDone === isDone);
  const missed = inOrder(decided.map((set) => set.missed)).at(-1);
  const misses = mergeMisses(a.misses, b.misses);
  const helped = [a.helped, b.helped].includes('solution') ? 'solution' : (a.helped ?? b.helped);
  return {
    seed: a.seed,
    typed: { ...a.typed, ...b.typed },
    right: [...new Set([...a.right, ...b.right])],
    ...((a.slips ?? b.slips) && { slips: mergeSlips(a.slips, b.slips) }),
    ...(helped && { helped }),
    ...(misses && !isDone && { misses }),
    ...(missed !== undefined && { missed }),
    ...(isDone && { isDone }),
  };
}

/** Of each answer the higher count: two devices may have seen the same tries. */
function mergeMisses(a: NumberSet['misses'], b: NumberSet['misses']): NumberSet['misses'] {
  if (!a || !b) return a ?? b;
  const merged = new Map(Object.entries(a));
  for (const [name, count] of Object.entries(b)) {
    merged.set(name, Math.max(count, merged.get(name) ?? 0));
  }
  return Object.fromEntries(merged);
}

/** Of each answer the longer list: the shorter one is most often the beginning of it. */
function mergeSlips(a: NumberSet['slips'] = {}, b: NumberSet['slips'] = {}) {
  const merged = new Map(Object.entries(a));
  for (const [name, list] of Object.entries(b)) {
    if (list.length > (merged.get(name)?.length ?? 0)) merged.set(name, list);
  }
  return Object.fromEntries(merged);
}

/** Some days, each once, the earliest first. */
const inOrder = (days: readonly (string | undefined)[]): string[] =>
  [...new Set(days.filter((day) => day !== undefined))].toSorted();

const earliest = (...days: (string | undefined)[]): string | undefined => inOrder(days)[0];
