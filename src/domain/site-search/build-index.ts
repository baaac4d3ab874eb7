import { kinds, type Card, type Entry, type Kind } from './entry.ts';
import { synonymTerms, type Synonym } from './synonyms.ts';
import { termsOf } from './terms.ts';

/**
 * A word and where it stands: for each entry the distance to the one before, times ten, plus how much
 * the word says about it, 1 to 9.
 */
export type Posting = [term: string, ...places: number[]];

/** What a page must know of the index before it fetches any of it. */
export interface Contents {
  /** Changes with the index: all its files say it. */
  version: string;
  /** How many entries there are of each kind. */
  kinds: [kind: Kind, count: number][];
  /** How many entries each lesson has, itself and its sections. */
  lessons: number[];
  /** The first word of each file of words. */
  words: string[];
  /** How many entries each file of entries has. */
  entries: number[];
}

/** The index, cut into files small enough to fetch on the way. */
export interface SearchIndex {
  contents: Omit<Contents, 'version'>;
  words: Posting[][];
  entries: Card[][];
}

// As JSON before it is packed. Larger files carry more that nobody asked for, smaller ones take more
// journeys: measured in docs/decisions/020-one-search.md.
const wordsFile = 24_000;
const entriesFile = 3_000;

const levels = { title: 9, names: 6, text: 3 };

/** Makes the index of everything there is to find. */
export function buildIndex(found: readonly Entry[], synonyms: readonly Synonym[]): SearchIndex {
  const entries = kinds.flatMap((kind) => found.filter((entry) => entry.kind === kind));
  const words = cut(postingsOf(entries, synonyms), wordsFile);
  const cards = cut(
    entries.map(({ title, address, detail, text, days }) => ({
      title,
      address,
      detail,
      text,
      ...(days && { days }),
    })),
    entriesFile,
  );
  return {
    contents: {
      kinds: kinds.map((kind) => [kind, entries.filter((entry) => entry.kind === kind).length]),
      lessons: entries.reduce<number[]>((counts, { kind, of }) => {
        if (kind !== 'lesson') return counts;
        if (of === undefined) return [...counts, 1];
        return [...counts.slice(0, -1), (counts.at(-1) ?? 0) + 1];
      }, []),
      words: words.map(([first]) => first?.[0] ?? ''),
      entries: cards.map(({ length }) => length),
    },
    words,
    entries: cards,
  };
}

function postingsOf(entries: readonly Entry[], synonyms: readonly Synonym[]): Posting[] {
  const alsoCalled = synonymTerms(synonyms);
  const lists = new Map<string, { last: number; places: number[] }>();
  for (const [id, entry] of entries.entries()) {
    for (const [term, level] of [...levelsOf(entry, alsoCalled)]) {
      const list = lists.get(term) ?? { last: 0, places: [] };
      list.places.push((id - list.last) * 10 + level);
      list.last = id;
      lists.set(term, list);
    }
  }
  return [...lists]
    .map(([term, { places }]): Posting => [term, ...places])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** How much each word says about an entry, by where it stands in it and how often. */
function levelsOf(
  { title, names, text, detail }: Entry,
  alsoCalled: (text: string) => string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  const known = new Map<string, number>();
  const add = (words: string, level: number) => {
    const terms = termsOf(words);
    // The more words a title has, the less each of them says.
    const each = Math.max(level - Math.floor(terms.length / 4), 1);
    for (const term of [...terms, ...alsoCalled(words)]) {
      known.set(term, Math.max(known.get(term) ?? 0, each));
    }
  };
  add(title, levels.title);
  add(names, levels.names);
  add(detail, levels.names);
  for (const term of [...termsOf(text), ...alsoCalled(text)]) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  for (const [term, count] of counts) {
    const often = Math.min(1 + Math.floor(Math.log2(count)), levels.text);
    const level = known.get(term);
    known.set(term, level === undefined ? often : Math.min(level + Math.floor(often / 2), 9));
  }
  return known;
}

/** Cuts a list into parts of about a size, as JSON. */
function cut<T>(items: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  let room = 0;
  for (const item of items) {
    if (room <= 0) {
      parts.push([]);
      room = size;
    }
    parts.at(-1)?.push(item);
    room -= JSON.stringify(item).length;
  }
  return parts;
}
