import type { IsoDay } from '../dates/days.ts';
import type { SearchIndex, Posting } from './build-index.ts';
import { rank, isRelated, type Hit, type Sought } from './rank.ts';
import { termsOf, beginningOf } from './terms.ts';
import { editDistance } from '../words/closest-word.ts';

/** What a search came to. */
export interface Found {
  /** In the order of the index. */
  hits: Hit[];
  /** Whether what was found has only some of the words. */
  isPartial: boolean;
  /** What was searched for in the place of words that are nowhere. */
  instead?: string | undefined;
}

/**
 * Searches the index. A word that is nowhere is taken for the one that was probably meant, if that
 * finds something with all words: then nothing else is found than by that.
 */
export function search(index: SearchIndex, query: string, today?: IsoDay): Found {
  const terms = [...new Set(termsOf(query))];
  const sought = terms.map((term, place) => ({
    term,
    isWhole: term.length < 4 && place < terms.length - 1,
  }));
  const found = find(sought, index, today);
  if (!found.isPartial) return found;
  const meant = sought.map((word) => meantWord(word, index.words));
  const instead = meant.map(({ term }) => term).join(' ');
  if (instead === terms.join(' ')) return found;
  const better = find(meant, index, today);
  return better.isPartial ? found : { ...better, instead };
}

function find(sought: readonly Sought[], index: SearchIndex, today: IsoDay | undefined): Found {
  const hits = rank(sought, index, today);
  const most = hits.reduce((high, { has }) => Math.max(high, has), 0);
  const best = hits.reduce(
    (high, { has, score }) => (has === most ? Math.max(high, score) : high),
    0,
  );
  // What has fewer words must answer better than all that have more, and to at least half of them.
  const found = hits.filter(
    ({ has, score }) => has * 2 >= sought.length && (has === most || score > best),
  );
  return { hits: found, isPartial: most < sought.length };
}

/** A word that is nowhere, as the one of the index that was probably meant; otherwise as it is. */
function meantWord(sought: Sought, words: readonly Posting[]): Sought {
  const { term } = sought;
  const beginning = beginningOf(term);
  const isThere = words.some(([word]) => word.startsWith(term) || isRelated(word, beginning));
  if (isThere || term.length < 4) return sought;
  const near = words
    .filter(([word]) => isAboutAsLong(word, term) && beginsAlike(word, term))
    .map((posting) => ({ posting, edits: editDistance(term, posting[0]) }))
    .filter(({ edits }) => edits <= mostEdits(term))
    // Of words that are as near, the one that is there most often.
    .sort((a, b) => a.edits - b.edits || b.posting.length - a.posting.length);
  return { ...sought, term: near[0]?.posting[0] ?? term };
}

/** A short word with two other letters is another word. */
const mostEdits = (term: string) => (term.length < 6 ? 1 : term.length < 10 ? 2 : 3);

const isAboutAsLong = (word: Posting[0], term: string) =>
  Math.abs(word.length - term.length) <= mostEdits(term);

/** The first letter is seldom wrong, but it may have changed places with the second. */
const beginsAlike = (word: Posting[0], term: string) =>
  word.startsWith(term.charAt(0)) || word.startsWith(term.charAt(1) + term.charAt(0));
