import { useMemo } from 'react';
import { readRecord } from '../../domain/words/stored-record.ts';
import type { Prediction } from '../../domain/plots/exploration.ts';
import { store, storedText, useStored } from '../../browser/use-stored.ts';

const key = 'guesses';

/** Reads and stores a reader's guesses. A guess is stored as the text of the chosen answer. */
export function useGuesses(lesson: string, predictions: readonly Prediction[]) {
  const text = useStored(key);
  const nameOf = (index: number) => `${lesson}/${String(index + 1)}`;
  const kept = useMemo(() => readGuesses(text), [text]);
  const guesses = predictions.map(({ choices }, index) =>
    choices.findIndex(({ words }) => words === kept[nameOf(index)]),
  );
  /** Returns false if this guess is stored already. */
  const guess = (index: number, place: number): boolean => {
    const words = predictions[index]?.choices[place]?.words;
    const stored = readGuesses(storedText(key));
    if (words === undefined || stored[nameOf(index)] === words) return false;
    store(key, JSON.stringify({ ...stored, [nameOf(index)]: words }));
    return true;
  };
  const forget = () => {
    const others = Object.entries(readGuesses(storedText(key))).filter(
      ([name]) => !name.startsWith(`${lesson}/`),
    );
    store(key, JSON.stringify(Object.fromEntries(others)));
  };
  return { guesses: guesses.map((place) => (place < 0 ? undefined : place)), guess, forget };
}

/** Stored guesses, keyed by question. */
export type Guesses = Readonly<Record<string, string>>;

export function readGuesses(text: string): Guesses {
  return Object.fromEntries(
    Object.entries(readRecord(text)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
