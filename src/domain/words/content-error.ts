/** A problem in a line of a content file, with its fix. */
export interface LineProblem {
  line: number;
  /** Keys and indexes that lead to the value, if known. */
  path?: readonly PropertyKey[];
  text: string;
  cure: string;
}

/** An error with a list of problems, so that each can be shown at its line. */
export interface ContentError extends Error {
  problems: readonly LineProblem[];
}

/** Creates an error for a content file. The message contains the file and line of every problem. */
export function contentError(file: string, problems: readonly LineProblem[]): ContentError {
  const message = problems
    .map(({ line, text, cure }) => `${file}, line ${String(line)}\n  ${text}\n  ${cure}`)
    .join('\n\n');
  const error = Object.assign(new Error(message), { problems });
  error.name = 'ContentError';
  // A stack trace doesn't help anyone fix a content file.
  delete error.stack;
  // Hides the text from Astro, which searches error messages for names like "window" and then gives
  // advice about browsers.
  error.toString = () => error.name;
  return error;
}

export function missingFile(pattern: string): Error {
  const file = pattern.replace('[0-9]', '');
  return contentError(file, [
    {
      line: 1,
      text: `There’s no file ${file}, and the site needs it.`,
      cure: 'Restore it, or give your own file this name.',
    },
  ]);
}
