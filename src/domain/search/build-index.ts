import type { IsoDay } from '../dates/days.ts';
import { kinds, type Card, type Findable, type Kind } from './findable.ts';
import { termsOf } from './terms.ts';
import { searchable } from '../words/match-words.ts';

/**
 * A word and where it stands: for each entry the distance to the one before, times ten, plus how much
 * the word says about it, 1 to 9.
 */
export type Posting = [term: string, ...places: number[]];

/** Everything that a search looks through, in the order of kinds. */
export interface SearchIndex {
  /** How many entries there are of each kind. */
  kinds: [kind: Kind, count: number][];
  /** Of the kinds whose pages have parts: how many entries each has, itself and its parts. */
  parts: Partial<Record<Kind, number[]>>;
  /** The last day of each event, by which a visitor's clock tells whether it is over. */
  lastDays: IsoDay[];
  /** Every word that can be found, in the order of the alphabet. */
  words: Posting[];
  /** What a result shows of each entry. */
  cards: Card[];
}

// What stands above a part says less than what stands above the whole, most of all in lessons.
const levels = { title: 9, section: 8, names: 6, text: 3 };

/** Makes the index of everything there is to find. */
export function buildIndex(found: readonly Findable[], synonyms: readonly Synonym[]): SearchIndex {
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
  };
}

/** A result shows a line or two: a long text is searched whole, and its beginning is sent. */
const mostShown = 600;

const shown = (text: string) =>
  text.length <= mostShown ? text : `${text.slice(0, text.lastIndexOf(' ', mostShown))} …`;

/** How many entries each page has, itself and the parts that follow it. */
const countsOf = (entries: readonly Findable[]): number[] =>
  entries.reduce<number[]>(
    (counts, { of }) =>
      of === undefined ? [...counts, 1] : [...counts.slice(0, -1), (counts.at(-1) ?? 0) + 1],
    [],
  );

function postingsOf(entries: readonly Findable[], synonyms: readonly Synonym[]): Posting[] {
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
  { kind, title, names, text, detail, of }: Findable,
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
  const part = kind === 'lesson' ? levels.section : levels.names;
  add(title, of === undefined ? levels.title : part);
  add(names, levels.names);
  // A course is known by its code as much as by its name.
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

/** What people type, and what the site calls it. */
interface Synonym {
  typed: string;
  means: readonly string[];
}

/**
 * The words that a text earns by what stands in it: "HX" where it says "heat exchanger", or
 * "heat exchangers"; but "hold" for "bars" not where it says "bar".
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
