import type { Posting } from './build-index.ts';
import type { Kind } from './entry.ts';
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

/** Which page an entry belongs to, and of which kind it is. */
export type PageOf = (id: number) => { kind: Kind; page: number };

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

/** Everything that has words of a search, from the best on. */
export function rank(sought: readonly Sought[], total: number, pageOf: PageOf): Hit[] {
  const entries = new Map<number, number[]>();
  for (const [place, word] of sought.entries()) {
    for (const [id, score] of scoresOf(word, total)) {
      const scores = entries.get(id);
      if (scores) scores[place] = score;
      else
        entries.set(
          id,
          Array.from(sought, (_, at) => (at === place ? score : 0)),
        );
    }
  }
  const pages = new Map<number, { kind: Kind; found: [id: number, scores: number[]][] }>();
  for (const one of entries) {
    const { kind, page } = pageOf(one[0]);
    const known = pages.get(page);
    if (known) known.found.push(one);
    else pages.set(page, { kind, found: [one] });
  }
  return [...pages]
    .map(([page, { kind, found }]) => hitOf(page, kind, found))
    .map((hit) => ({ ...hit, score: hit.score * (hit.has / sought.length) ** 2 }))
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

function hitOf(page: number, kind: Kind, found: [id: number, scores: number[]][]): Hit {
  const [only] = found;
  if (found.length === 1 && only) {
    const [id, scores] = only;
    return { kind, page, entries: [id], score: likely[kind] * sum(scores), has: count(scores) };
  }
  const best: number[] = [];
  const single = found.map(([id, scores]) => {
    for (const [place, score] of scores.entries()) {
      best[place] = Math.max(best[place] ?? 0, score);
    }
    return { id, score: sum(scores), has: count(scores) };
  });
  single.sort((a, b) => b.has - a.has || b.score - a.score || a.id - b.id);
  const [first] = single;
  const has = count(best);
  // Words that stand in different sections say less than the same words in one.
  const together = first?.has === has ? first.score : 0;
  return {
    kind,
    page,
    entries: single.map(({ id }) => id),
    score: likely[kind] * Math.max(together, worth.ofTheRest * sum(best)),
    has,
  };
}

const sum = (scores: readonly number[]) => scores.reduce((total, score) => total + score, 0);
const count = (scores: readonly number[]) => scores.filter((score) => score > 0).length;

/** How well each entry answers to a word: exactly, by its beginning, or by a relative of it. */
function scoresOf({ term, postings }: Sought, total: number): Map<number, number> {
  const scores = new Map<number, number>();
  const beginning = beginningOf(term);
  for (const [word, ...places] of postings) {
    const how =
      word === term
        ? worth.exact
        : term.length > 1 && word.startsWith(term)
          ? worth.begins * Math.sqrt(term.length / word.length)
          : beginning.length > 2 && word.startsWith(beginning)
            ? worth.related * (beginning.length / word.length)
            : 0;
    if (how === 0) continue;
    const rare = Math.log2(1 + total / places.length);
    let id = 0;
    for (const place of places) {
      id += Math.floor(place / 10);
      scores.set(id, Math.max(scores.get(id) ?? 0, how * rare * (place % 10)));
    }
  }
  return scores;
}
