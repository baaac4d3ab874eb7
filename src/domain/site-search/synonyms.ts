import { searchable } from '../search.ts';
import { termsOf } from './terms.ts';

/** What people type, and what the site calls it. */
export interface Synonym {
  typed: string;
  means: readonly string[];
}

/**
 * The words that a text earns by what stands in it: "HX" where it says "heat exchanger", or
 * "heat exchangers"; but "hold" for "bars" not where it says "bar".
 */
export function synonymTerms(synonyms: readonly Synonym[]): (text: string) => string[] {
  const known = synonyms.flatMap(({ typed, means }) =>
    means.map((phrase) => ({ typed: termsOf(typed), phrase: ` ${searchable(phrase)}` })),
  );
  return (text) => {
    const line = ` ${searchable(text)}`;
    return known.flatMap(({ typed, phrase }) => (line.includes(phrase) ? typed : []));
  };
}
