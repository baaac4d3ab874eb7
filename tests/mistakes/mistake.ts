/** An officer's mistake in content/ and the message that it must cause. */
export interface Mistake {
  what: string;
  /** The file that the message must name. */
  file: string;
  make: Edit;
  /** Text on the line that the message must name. The default is the line of the edit. */
  at?: string | undefined;
  /** Text that the message must contain. */
  cure: string;
}

type Edit =
  | { from: string; to: string }
  | { write: string | Buffer }
  | { write: (text: string) => string | Buffer }
  | { nameWas: string }
  | { delete: true };

/**
 * Parses a table of mistakes: the name of a file in content/, then one line per mistake below it,
 * as `what | text → new text | cure | at`. The text may contain JSON escapes.
 */
export function mistakesIn(table: string): Mistake[] {
  let file = '';
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('  ')) file = `content/${line}`;
      const [what, edit, cure, at] = line.slice(2).split(' | ');
      if (what === undefined || edit === undefined || cure === undefined) return [];
      const [from = '', to = ''] = edit.split(' → ').map(unescaped);
      const place = at === undefined ? {} : { at: unescaped(at) };
      return [{ what, file, make: { from, to }, cure: unescaped(cure), ...place }];
    });
}

const unescaped = (text: string) => JSON.parse(`"${text.replaceAll('"', '\\"')}"`) as string;

export const rewritten = (
  what: string,
  file: string,
  write: string | Buffer | ((text: string) => string | Buffer),
  cure: string,
  at?: string,
): Mistake => ({
  what,
  file: `content/${file}`,
  make: typeof write === 'function' ? { write } : { write },
  cure,
  at,
});
