import type { KnownPage } from './build-index.ts';
import { termsOf } from './terms.ts';

/**
 * Returns the page for a search: the one with the longest phrase that covers at least half of the
 * words.
 */
export function matchPage(query: string, pages: readonly KnownPage[]): KnownPage | undefined {
  const typed = termsOf(query);
  const phrases = pages.flatMap((page) =>
    page.phrases.map((phrase) => ({ page, words: phrase.split(' ') })),
  );
  return phrases
    .filter(
      ({ words }) =>
        words.length * 2 >= typed.length && words.every((word) => typed.includes(word)),
    )
    .toSorted((a, b) => b.words.length - a.words.length)[0]?.page;
}
