import type { Contents, Posting } from './build-index.ts';
import { closestWord } from '../closest-word.ts';
import { filesOfTerm } from './files.ts';
import { rank, type Hit } from './rank.ts';
import { termsOf } from './terms.ts';

/** What a search came to. */
export interface Found {
  /** In the order of the index. */
  hits: Hit[];
  /** Whether what was found has only some of the words. */
  isPartial: boolean;
  /** What was probably meant, where a word is nowhere. */
  instead?: string | undefined;
}

/** The files of words that a search needs. */
export const filesOfQuery = (contents: Contents, query: string): number[] => [
  ...new Set(termsOf(query).flatMap((term) => filesOfTerm(contents, term))),
];

/** Searches in the files of words that it needs. */
export function search(
  contents: Contents,
  wordsIn: (file: number) => readonly Posting[],
  query: string,
): Found {
  const terms = [...new Set(termsOf(query))];
  const sought = terms.map((term) => ({
    term,
    postings: filesOfTerm(contents, term).flatMap(wordsIn),
  }));
  const hits = rank(sought, contents);
  const most = hits.reduce((high, { has }) => Math.max(high, has), 0);
  const best = hits.reduce(
    (high, { has, score }) => (has === most ? Math.max(high, score) : high),
    0,
  );
  // What has fewer words must answer better than all that have more, and to at least half of them.
  const found = hits.filter(
    ({ has, score }) => has * 2 >= terms.length && (has === most || score > best),
  );
  return {
    hits: found,
    isPartial: most < terms.length,
    instead: most < terms.length ? mended(query, sought) : undefined,
  };
}

/** The query with each word that is nowhere replaced by the one most like it. */
function mended(
  query: string,
  sought: readonly { term: string; postings: readonly Posting[] }[],
): string | undefined {
  const words = sought.map(({ term, postings }) => {
    const isThere = postings.some(([word]) => word.startsWith(term));
    const known = postings.map(([word]) => word);
    return isThere || term.length < 3 ? term : (closestWord(term, known) ?? term);
  });
  const text = words.join(' ');
  return text === termsOf(query).join(' ') ? undefined : text;
}
