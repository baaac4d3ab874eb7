import type { SearchIndex } from './build-index.ts';
import type { Card } from './search-entry.ts';
import { termsOf } from './terms.ts';

/** Words around a term in a question about its meaning. */
const asking = new Set(['define', 'definition', 'explain', 'explained', 'mean', 'meaning', 'term']);

const keyOf = (text: string) =>
  termsOf(text)
    .filter((word) => !asking.has(word))
    .join(' ');

/** Finds the glossary terms in a query like "what is an azeotrope". */
export function matchTerms(query: string, { kinds, cards }: SearchIndex): Card[] {
  const asked = keyOf(query);
  if (asked === '') return [];
  const place = kinds.findIndex(([kind]) => kind === 'term');
  const first = kinds.slice(0, Math.max(place, 0)).reduce((sum, [, count]) => sum + count, 0);
  // If a term has several meanings, each title adds the meaning in parentheses.
  return cards
    .slice(first, first + (kinds[place]?.[1] ?? 0))
    .filter(({ title }) => keyOf(title) === asked || keyOf(title.replace(/ \(.*/, '')) === asked);
}
