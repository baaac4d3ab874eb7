import type { Contents, Posting } from './build-index.ts';
import type { Kind } from './entry.ts';
import { countEntries } from './files.ts';
import { beginningOf } from './terms.ts';

/** A word of a search, with the places of the index where it may stand. */
export interface Sought {
  term: string;
  postings: readonly Posting[];
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

const worth = { exact: 1, begins: 0.7, related: 0.45, ofTheRest: 0.6 };

/**
 * Everything that has words of a search, in the order of the index. A word may stand in thousands
 * of pages, and a key waits for this: nothing is made for an entry, and one object for a page.
 */
export function rank(sought: readonly Sought[], contents: Contents): Hit[] {
  const total = countEntries(contents);
  const words = sought.map((word) => scoresOf(word, total));
  const hits: Hit[] = [];
  let page = 0;
  for (const [kind, count] of contents.kinds) {
    const end = page + count;
    for (let place = 0; page < end; place += 1) {
      // Only lessons have sections, which follow them.
      const next = page + (kind === 'lesson' ? (contents.lessons[place] ?? 1) : 1);
      const part = kind === 'lesson' ? partOfLesson(words, page, next) : partOf(words, page);
      if (part) {
        const { entries, has } = part;
        const score = likely[kind] * part.score * (has / words.length) ** 2;
        hits.push({ kind, page, entries, score, has });
      }
      page = next;
    }
  }
  return hits;
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

/** The same of a lesson and its sections, which are the entries up to the next page. */
function partOfLesson(words: readonly Scores[], page: number, next: number): Part | undefined {
  const parts: Part[] = [];
  for (let id = page; id < next; id += 1) {
    const part = partOf(words, id);
    if (part) parts.push(part);
  }
  // As they come by their places, those that are as good stay in that order.
  const [first, ...others] = parts.sort((a, b) => b.has - a.has || b.score - a.score);
  if (!first || others.length === 0) return first;
  const entries = parts.flatMap((part) => part.entries);
  const best = words.map((scores) => Math.max(...entries.map((id) => scores[id] ?? 0)));
  const has = best.filter((score) => score > 0).length;
  // Words that stand in different sections say less than the same words in one.
  const together = first.has === has ? first.score : 0;
  const apart = worth.ofTheRest * best.reduce((sum, score) => sum + score, 0);
  return { entries, score: Math.max(together, apart), has };
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
function scoresOf({ term, postings }: Sought, total: number): Scores {
  const scores = new Float64Array(total);
  const beginning = beginningOf(term);
  for (const posting of postings) {
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
  return beginning.length > 2 && word.startsWith(beginning)
    ? worth.related * (beginning.length / word.length)
    : 0;
}
