import { readRecord } from '../words/stored-record.ts';

/** What a browser keeps: for each question by name, what somebody chose. */
export type Guesses = Readonly<Record<string, string>>;

/** Reads what was kept; whatever is not as it should be counts as nothing. */
export function readGuesses(text: string): Guesses {
  return Object.fromEntries(
    Object.entries(readRecord(text)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
