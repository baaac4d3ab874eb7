/** What a browser keeps: for each question by name, what somebody chose. */
export type Guesses = Readonly<Record<string, string>>;

/** Reads what was kept; whatever is not as it should be counts as nothing. */
export function readGuesses(text: string): Guesses {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(
    Object.entries(data as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
