import type { IsoDay } from '../dates/days.ts';
import type { SearchIndex, Posting } from './build-index.ts';
import { rank, isRelated, bestOf, compareHits, type Hit } from './rank.ts';
import { termsOf, stem } from './terms.ts';
import { editDistance } from '../words/closest-word.ts';
import type { Kind } from './search-entry.ts';

export interface SearchResults {
  /** In index order. */
  hits: Hit[];
  /** True if no result matched all words. */
  isPartial: boolean;
  /** The search with corrected spelling, if that finds more of the words. */
  corrected?: string | undefined;
}

/** Words that introduce a comparison of two things. */
const comparison = /\bdiff\w*\s+between\b|\b(?:vs\.?|versus)\s/gi;

/** Searches the index. Corrects misspelled words if that finds more of them. */
export function search(index: SearchIndex, query: string, today?: IsoDay): SearchResults {
  const { matched, ...found } = find(query, index, today);
  if (!found.isPartial) return found;
  const corrected = respell(query, index);
  const { matched: matchedBetter, ...better } = find(corrected, index, today);
  return matchedBetter > matched ? { ...better, corrected } : found;
}

function find(
  query: string,
  index: SearchIndex,
  today: IsoDay | undefined,
): SearchResults & { matched: number } {
  const terms = [...new Set(termsOf(query.replace(comparison, ' ')))];
  const sought = terms.map((term, place) => ({
    term,
    isWhole: term.length < 4 && place < terms.length - 1,
  }));
  const hits = rank(sought, index, today);
  const most = hits.reduce((high, { matched }) => Math.max(high, matched), 0);
  const best = hits.reduce(
    (high, { matched, score }) => (matched === most ? Math.max(high, score) : high),
    0,
  );
  // Results that match fewer words must match at least half of them, and score better than all
  // results that match more.
  const found = hits.filter(
    ({ matched, score }) => matched * 2 >= sought.length && (matched === most || score > best),
  );
  return { hits: found, isPartial: most < sought.length, matched: most };
}

/** Replaces each word that isn't in the index with the closest indexed word. */
export const respell = (query: string, { words }: Pick<SearchIndex, 'words'>): string =>
  query.trim().replace(/[\p{L}\p{M}'’]+/gu, (word) => {
    const [term] = termsOf(word);
    return term === undefined ? word : (meantWord(term, words) ?? word);
  });

/** Returns the indexed word that an unknown word probably means, if any. */
function meantWord(term: string, words: readonly Posting[]): string | undefined {
  const beginning = stem(term);
  const isThere = words.some(([word]) => word.startsWith(term) || isRelated(word, beginning));
  if (isThere || term.length < 4) return undefined;
  return (
    words
      .filter(([word]) => isAboutAsLong(word, term) && beginsAlike(word, term))
      .map((posting) => ({ posting, edits: editDistance(term, posting[0]) }))
      .filter(({ edits }) => edits <= mostEdits(term))
      // Of equally close words, prefer the most frequent one.
      .sort((a, b) => a.edits - b.edits || b.posting.length - a.posting.length)[0]?.posting[0]
  );
}

/** Maximum number of edits. A short word with two different letters is another word. */
const mostEdits = (term: string) => (term.length < 6 ? 1 : term.length < 10 ? 2 : 3);

const isAboutAsLong = (word: Posting[0], term: string) =>
  Math.abs(word.length - term.length) <= mostEdits(term);

/** The first letter is rarely wrong, but may be swapped with the second. */
const beginsAlike = (word: Posting[0], term: string) =>
  word.startsWith(term.charAt(0)) || word.startsWith(term.charAt(1) + term.charAt(0));

export interface Group {
  kind: Kind;
  /** Number of all hits, including hidden ones. */
  count: number;
  /** Visible hits, best first. */
  hits: Hit[];
}

/** Results by kind. The kind of the best hit comes first. */
export interface GroupedResults extends Pick<SearchResults, 'isPartial' | 'corrected'> {
  groups: Group[];
}

/** Number of results per kind at first, and per click on "more". */
const atFirst = 3;
const more = 20;

/** Maximum number of parts shown under a page. */
const sections = 3;

/** Groups results by kind and limits each group. `open` counts the clicks on "more" by kind. */
export function groupResults(
  found: SearchResults,
  open: ReadonlyMap<Kind, number>,
): GroupedResults {
  const kinds = [...new Set(found.hits.map(({ kind }) => kind))];
  const groups = kinds.map((kind): Group => {
    const hits = found.hits.filter((hit) => hit.kind === kind);
    const room = atFirst + more * (open.get(kind) ?? 0);
    return { kind, count: hits.length, hits: bestOf(hits, room) };
  });
  return {
    isPartial: found.isPartial,
    corrected: found.corrected,
    groups: groups.sort(({ hits: [a] }, { hits: [b] }) => (a && b ? compareHits(a, b) : 0)),
  };
}

export const sectionsOf = ({ page, entries }: Hit): number[] =>
  entries.filter((id) => id !== page).slice(0, sections);
