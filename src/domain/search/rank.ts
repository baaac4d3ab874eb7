import type { IsoDay } from '../dates/days.ts';
import type { Posting, SearchIndex } from './build-index.ts';
import type { Kind } from './search-entry.ts';
import { stem } from './terms.ts';

export interface SearchTerm {
  term: string;
  /**
   * True for a short word that's followed by other words, like CHE in CHE 320. Such a word matches
   * only the same word, not longer words that start with it.
   */
  isWhole: boolean;
}

export interface Hit {
  kind: Kind;
  /** Index of the page's own entry. */
  page: number;
  /** Matching entries, best first. */
  entries: number[];
  score: number;
  /** Number of search words on the page. */
  matched: number;
}

/** Score of each index entry for one search word. Zero without a match. */
type Scores = Float64Array;

/** Weight of each kind: how likely people are to mean it if several kinds match. */
const kindWeights: Record<Kind, number> = {
  lesson: 1,
  course: 1.15,
  problem: 0.9,
  term: 0.8,
  book: 1,
  event: 0.95,
  question: 1,
  room: 1,
  person: 1,
  newsletter: 0.8,
  page: 0.9,
};

const weights = { exact: 1, begins: 0.7, related: 0.45, ofTheRest: 0.6, isOver: 0.75 };

/**
 * Finds all pages with words from a search, in index order. Runs on every keystroke, and a word may
 * be on thousands of pages, so it allocates nothing per entry and only one object per page. With
 * the visitor's date, future events rank above past ones.
 */
export function rank(terms: readonly SearchTerm[], index: SearchIndex, today?: IsoDay): Hit[] {
  const words = terms.map((word) => scoresOf(word, index.words, index.cards.length));
  const hits: Hit[] = [];
  let page = 0;
  for (const [kind, count] of index.kinds) {
    const end = page + count;
    const parts = index.parts[kind];
    for (let place = 0; page < end; place += 1) {
      const next = page + (parts?.[place] ?? 1);
      const part = parts ? matchPage(words, page, next) : matchEntry(words, page);
      if (part) {
        const { entries, matched } = part;
        const likelihood = kind === 'event' ? soon(index.lastDays, place, today) : 1;
        const score = likelihood * kindWeights[kind] * part.score * (matched / words.length) ** 2;
        hits.push({ kind, page, entries, score, matched });
      }
      page = next;
    }
  }
  return hits;
}

/** Weight of an event by date: low for past events, higher for sooner ones. */
function soon(lastDays: readonly IsoDay[], place: number, today: IsoDay | undefined): number {
  if (today === undefined) return 1;
  return (lastDays[place] ?? '') < today ? weights.isOver : 1 + (0.03 * place) / lastDays.length;
}

export const compareHits = (a: Hit, b: Hit): number => b.score - a.score || a.page - b.page;

export function bestOf(hits: readonly Hit[], room: number): Hit[] {
  const best: Hit[] = [];
  for (const hit of hits) {
    const last = best[room - 1];
    if (last && compareHits(last, hit) < 0) continue;
    const worse = best.findIndex((other) => compareHits(hit, other) < 0);
    best.splice(worse < 0 ? best.length : worse, 0, hit);
    best.length = Math.min(best.length, room);
  }
  return best;
}

type PageMatch = Pick<Hit, 'entries' | 'score' | 'matched'>;

function matchEntry(words: readonly Scores[], id: number): PageMatch | undefined {
  const matched = countOf(words, id);
  return matched === 0 ? undefined : { entries: [id], score: sumOf(words, id), matched };
}

/** Matches a page with its parts, which are the entries up to the next page. */
function matchPage(words: readonly Scores[], page: number, next: number): PageMatch | undefined {
  const parts: PageMatch[] = [];
  for (let id = page; id < next; id += 1) {
    const part = matchEntry(words, id);
    if (part) parts.push(part);
  }
  // The sort is stable, so equal parts keep their order.
  const [first, ...others] = parts.sort((a, b) => b.matched - a.matched || b.score - a.score);
  if (!first || others.length === 0) return first;
  const all = parts.flatMap((part) => part.entries);
  const best = words.map((scores) => Math.max(...all.map((id) => scores[id] ?? 0)));
  const matched = best.filter((score) => score > 0).length;
  // Words in different sections count less than words in the same section.
  const together = first.matched === matched ? first.score : 0;
  const apart = weights.ofTheRest * best.reduce((sum, score) => sum + score, 0);
  // If one part has all words, omit parts with fewer words.
  const entries =
    first.matched === matched ? parts.filter((part) => part.matched === matched) : parts;
  return {
    entries: entries.flatMap((part) => part.entries),
    score: Math.max(together, apart),
    matched,
  };
}

function sumOf(words: readonly Scores[], id: number): number {
  let sum = 0;
  for (const scores of words) sum += scores[id] ?? 0;
  return sum;
}

function countOf(words: readonly Scores[], id: number): number {
  let count = 0;
  for (const scores of words) if ((scores[id] ?? 0) > 0) count += 1;
  return count;
}

/** Scores all entries for a search word: exact match, prefix or same stem. */
function scoresOf(
  { term, isWhole }: SearchTerm,
  postings: readonly Posting[],
  total: number,
): Scores {
  const scores = new Float64Array(total);
  const beginning = stem(term);
  for (const posting of postings) {
    if (isWhole && posting[0] !== term) continue;
    const how = similarity(posting[0], term, beginning);
    if (how === 0) continue;
    const each = how * Math.log2(1 + total / (posting.length - 1));
    let id = 0;
    for (let at = 1; at < posting.length; at += 1) {
      const place = Number(posting[at]);
      id += Math.floor(place / 10);
      scores[id] = Math.max(scores[id] ?? 0, each * (place % 10));
    }
  }
  return scores;
}

/** Similarity of an indexed word to a search word. */
function similarity(word: string, term: string, beginning: string): number {
  if (word === term) return weights.exact;
  if (term.length > 1 && word.startsWith(term)) {
    return weights.begins * Math.sqrt(term.length / word.length);
  }
  return isRelated(word, beginning) ? weights.related * (beginning.length / word.length) : 0;
}

/** Checks whether an indexed word matches a stem. */
export const isRelated = (word: string, beginning: string): boolean =>
  beginning.length > 2 && word.startsWith(beginning) && stem(word) === beginning;
