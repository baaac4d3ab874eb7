import type { IsoDay } from '../dates/days.ts';
import { kinds, type Card, type SearchEntry, type Kind } from './search-entry.ts';
import { termsOf } from './terms.ts';
import { searchable } from '../words/match-words.ts';

/**
 * A word and the entries that contain it. Each number encodes an entry: its distance from the
 * previous one, times ten, plus the weight of the word in it (1 to 9).
 */
export type Posting = [term: string, ...places: number[]];

/** The search index. Entries are sorted by kind. */
export interface SearchIndex {
  kinds: [kind: Kind, count: number][];
  /**
   * For kinds whose pages have parts: the number of entries per page, including the page itself.
   */
  parts: Partial<Record<Kind, number[]>>;
  /** Last day of each event, to tell by the visitor's clock whether it's over. */
  lastDays: IsoDay[];
  /** All words in alphabetical order. */
  words: Posting[];
  /** Text that results display, by entry. */
  cards: Card[];
  /** Pages for common phrases. Each phrase is a list of index terms. */
  pages: KnownPage[];
}

export interface KnownPage {
  phrases: string[];
  title: string;
  text: string;
  to: string;
}

// The title of a part weighs less than that of a page, and even less outside lessons.
const levels = { title: 9, section: 8, names: 6, text: 3 };

export function buildIndex(
  found: readonly SearchEntry[],
  synonyms: readonly Synonym[],
  pages: readonly (Omit<KnownPage, 'phrases'> & { typed: readonly string[] })[] = [],
): SearchIndex {
  const byKind = kinds.map((kind) => [kind, found.filter((one) => one.kind === kind)] as const);
  const entries = byKind.flatMap(([, own]) => own);
  return {
    kinds: byKind.map(([kind, own]) => [kind, own.length]),
    parts: Object.fromEntries(
      byKind
        .filter(([, own]) => own.some(({ of }) => of !== undefined))
        .map(([kind, own]) => [kind, countsOf(own)]),
    ),
    lastDays: entries
      .filter(({ kind }) => kind === 'event')
      .map(({ days }) => days?.at(-1)?.[0] ?? ''),
    words: postingsOf(entries, synonyms),
    cards: entries.map(({ title, address, detail, text, days }) => ({
      title,
      address,
      detail,
      text: shown(text),
      ...(days && { days }),
    })),
    pages: pages.map(({ typed, ...page }) => ({
      ...page,
      phrases: typed.map((phrase) => termsOf(phrase).join(' ')),
    })),
  };
}

/**
 * Maximum length of the text in a card. All text is searched, but a result shows only a line or
 * two.
 */
const mostShown = 400;

const shown = (text: string) =>
  text.length <= mostShown ? text : `${text.slice(0, text.lastIndexOf(' ', mostShown))} …`;

/** Number of entries of each page, including the page itself. */
const countsOf = (entries: readonly SearchEntry[]): number[] =>
  entries.reduce<number[]>(
    (counts, { of }) =>
      of === undefined ? [...counts, 1] : [...counts.slice(0, -1), (counts.at(-1) ?? 0) + 1],
    [],
  );

function postingsOf(entries: readonly SearchEntry[], synonyms: readonly Synonym[]): Posting[] {
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

/** Weights the words of an entry by their positions and frequencies. */
function levelsOf(
  { kind, title, names, text, detail, of }: SearchEntry,
  alsoCalled: (text: string) => string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  const known = new Map<string, number>();
  const add = (words: string, level: number) => {
    const terms = termsOf(words);
    // In a long title, each word has less weight.
    const each = Math.max(level - Math.floor(terms.length / 4), 1);
    for (const term of [...terms, ...alsoCalled(words)]) {
      known.set(term, Math.max(known.get(term) ?? 0, each));
    }
  };
  const part = kind === 'lesson' ? levels.section : levels.names;
  add(title, of === undefined ? levels.title : part);
  add(names, levels.names);
  // People know a course by its code as well as by its name.
  add(detail, kind === 'course' ? levels.title : levels.names);
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

/** A term that people type, and the site's term for it. */
interface Synonym {
  typed: string;
  means: readonly string[];
}

/**
 * Returns a function that adds synonyms for the phrases in text: "HX" for "heat exchanger" or "heat
 * exchangers". A phrase matches longer words that start with it, but not shorter ones: if "hold" is
 * a synonym of "bars", it isn't added to "1 bar".
 */
function synonymTerms(synonyms: readonly Synonym[]): (text: string) => string[] {
  const known = synonyms.flatMap(({ typed, means }) =>
    means.map((phrase) => ({ typed: termsOf(typed), phrase: ` ${searchable(phrase)}` })),
  );
  return (text) => {
    const line = ` ${searchable(text)}`;
    return known.flatMap(({ typed, phrase }) => (line.includes(phrase) ? typed : []));
  };
}
