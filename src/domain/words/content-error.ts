/** What is wrong in a line of a content file, and how to mend it. */
export interface LineProblem {
  line: number;
  /** The keys and numbers that lead to the value, where they are known. */
  path?: readonly PropertyKey[];
  text: string;
  cure: string;
}

/** An error that knows its problems one by one, for whoever shows them where they are. */
export interface ContentError extends Error {
  problems: readonly LineProblem[];
}

/** Every problem of a content file in plain English, with its file and line. */
export function contentError(file: string, problems: readonly LineProblem[]): ContentError {
  const message = problems
    .map(({ line, text, cure }) => `${file}, line ${String(line)}\n  ${text}\n  ${cure}`)
    .join('\n\n');
  const error = Object.assign(new Error(message), { problems });
  error.name = 'ContentError';
  // Where this code noticed the mistake is of no use to the person who has to mend the file.
  delete error.stack;
  // The framework looks for names of its own in what an error says, and explains them: a text about
  // a registration window would be followed by advice on the window of a browser.
  error.toString = () => error.name;
  return error;
}

/** What to say of a file that the site needs and nobody finds. */
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
