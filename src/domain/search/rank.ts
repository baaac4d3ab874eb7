import type { IsoDay } from '../dates/days.ts';
import type { Posting, SearchIndex } from './build-index.ts';
import type { Kind } from './findable.ts';
import { beginningOf } from './terms.ts';

/** A word of a search. */
export interface Sought {
  term: string;
  /** Whether it is so short, with others behind it, that it is no beginning: the CHE of CHE 320. */
  isWhole: boolean;
}

/** A page that was found, and its entries from the best on; of a page without sections one. */
export interface Hit {
  kind: Kind;
  /** Its own entry. */
  page: number;
  /** What was found in it, the best first. */
  entries: number[];
  score: number;
  /** How many words of the search it has. */
  has: number;
}

/** How well each entry of the index answers to one word of a search; 0 is not at all. */
type Scores = Float64Array;

/** How much more likely one kind is meant than another, where both have the word. */
const likely: Record<Kind, number> = {
  lesson: 1,
  course: 1.15,
  problem: 0.9,
  book: 1,
  event: 0.95,
  question: 1,
  room: 1,
  person: 1,
  newsletter: 0.8,
  page: 0.9,
};

const worth = { exact: 1, begins: 0.7, related: 0.45, ofTheRest: 0.6, isOver: 0.75 };

/**
 * Everything that has words of a search, in the order of the index. A word may stand in thousands
 * of pages, and a key waits for this: nothing is made for an entry, and one object for a page. With
 * the visitor's day, what is still ahead is more likely meant than what is over.
 */
export function rank(sought: readonly Sought[], index: SearchIndex, today?: IsoDay): Hit[] {
  const words = sought.map((word) => scoresOf(word, index.words, index.cards.length));
  const hits: Hit[] = [];
  let page = 0;
  for (const [kind, count] of index.kinds) {
    const end = page + count;
    const parts = index.parts[kind];
    for (let place = 0; page < end; place += 1) {
      const next = page + (parts?.[place] ?? 1);
      const part = parts ? partOfWhole(words, page, next) : partOf(words, page);
      if (part) {
        const { entries, has } = part;
        const likelihood = kind === 'event' ? soon(index.lastDays, place, today) : 1;
        const score = likelihood * likely[kind] * part.score * (has / words.length) ** 2;
        hits.push({ kind, page, entries, score, has });
      }
      page = next;
    }
  }
  return hits;
}

/** How likely an event is meant by its day: less when it is over, and of those ahead the sooner more. */
function soon(lastDays: readonly IsoDay[], place: number, today: IsoDay | undefined): number {
  if (today === undefined) return 1;
  return (lastDays[place] ?? '') < today ? worth.isOver : 1 + (0.03 * place) / lastDays.length;
}

/** The order of hits: the better first. */
export const compareHits = (a: Hit, b: Hit): number => b.score - a.score || a.page - b.page;

/** As many hits as there is room for, the best first. */
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

/** What was found of a page. */
type Part = Pick<Hit, 'entries' | 'score' | 'has'>;

function partOf(words: readonly Scores[], id: number): Part | undefined {
  const has = countOf(words, id);
  return has === 0 ? undefined : { entries: [id], score: sumOf(words, id), has };
}

/** The same of a page and its parts, which are the entries up to the next page. */
function partOfWhole(words: readonly Scores[], page: number, next: number): Part | undefined {
  const parts: Part[] = [];
  for (let id = page; id < next; id += 1) {
    const part = partOf(words, id);
    if (part) parts.push(part);
  }
  // As they come by their places, those that are as good stay in that order.
  const [first, ...others] = parts.sort((a, b) => b.has - a.has || b.score - a.score);
  if (!first || others.length === 0) return first;
  const all = parts.flatMap((part) => part.entries);
  const best = words.map((scores) => Math.max(...all.map((id) => scores[id] ?? 0)));
  const has = best.filter((score) => score > 0).length;
  // Words that stand in different sections say less than the same words in one.
  const together = first.has === has ? first.score : 0;
  const apart = worth.ofTheRest * best.reduce((sum, score) => sum + score, 0);
  // Beside a part that has everything, one that has less is no answer.
  const entries = first.has === has ? parts.filter((part) => part.has === has) : parts;
  return {
    entries: entries.flatMap((part) => part.entries),
    score: Math.max(together, apart),
    has,
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

/** How well each entry answers to a word: exactly, by its beginning, or by a relative of it. */
function scoresOf({ term, isWhole }: Sought, postings: readonly Posting[], total: number): Scores {
  const scores = new Float64Array(total);
  const beginning = beginningOf(term);
  for (const posting of postings) {
    if (isWhole && posting[0] !== term) continue;
    const how = likeness(posting[0], term, beginning);
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

/** How much of a word of the index a word of a search is. */
function likeness(word: string, term: string, beginning: string): number {
  if (word === term) return worth.exact;
  if (term.length > 1 && word.startsWith(term)) {
    return worth.begins * Math.sqrt(term.length / word.length);
  }
  return isRelated(word, beginning) ? worth.related * (beginning.length / word.length) : 0;
}

/** Whether a word of the index has this beginning and one of the endings of relatives. */
export const isRelated = (word: string, beginning: string): boolean =>
  beginning.length > 2 && word.startsWith(beginning) && beginningOf(word) === beginning;
