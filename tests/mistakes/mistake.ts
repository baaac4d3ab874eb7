/** A slip that an officer makes in a file of content/, and what has to be said of it. */
export interface Mistake {
  what: string;
  /** The file with the mistake, as the message has to name it. */
  file: string;
  /** Makes it, in a folder that has content/. */
  make: Edit;
  /** Words of the line with the mistake, as it stands after it; otherwise where the edit begins. */
  at?: string | undefined;
  /** What the message has to offer. */
  cure: string;
}

/** What changes: some words of the file, the whole of it, its name, or whether it is there. */
type Edit =
  | { from: string; to: string }
  | { write: string | Buffer }
  | { write: (text: string) => string | Buffer }
  | { nameWas: string }
  | { delete: true };

/**
 * Reads a table of slips: the name of a file of content/, and below it a line for each slip, as
 * `what | words → what is written instead | cure | at`. Its escapes are those of JSON.
 */
export function slips(table: string): Mistake[] {
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

/** A file of content/ that has become another. */
export const spoilt = (
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
