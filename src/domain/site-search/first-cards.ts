import { arrange, entriesOf } from './arrange.ts';
import type { Contents, SearchIndex } from './build-index.ts';
import type { Card } from './entry.ts';
import { isTwoLetters, placeOfEntry } from './files.ts';
import { search } from './search.ts';

/** An entry with its place in the index. */
export type PlacedCard = [id: number, card: Card];

/**
 * What is shown at first for each two letters. Every search that is typed passes through such a one,
 * with results from all over the index: this is one file for it instead of a dozen.
 */
export function firstCards({ contents, words, entries }: SearchIndex): Map<string, PlacedCard[]> {
  const known: Contents = { version: '', ...contents };
  const beginnings = new Set(words.flat().map(([word]) => word.slice(0, 2)));
  const cardsOf = (letters: string) => {
    const found = search(known, (file) => words[file] ?? [], letters);
    return [...new Set(entriesOf(arrange(found, new Map())))].flatMap((id): PlacedCard[] => {
      const { file, at } = placeOfEntry(known, id);
      const card = entries[file]?.[at];
      return card ? [[id, card]] : [];
    });
  };
  return new Map(
    [...beginnings].filter(isTwoLetters).map((letters) => [letters, cardsOf(letters)]),
  );
}
