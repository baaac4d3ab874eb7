import type { z } from 'zod';
import { contentError } from '../domain/content-error.ts';
import { parseYaml } from './read-yaml.ts';

/** What stands between the two lines of dashes, and what stands below them. */
export const frontMatter = /^---\r?\n(?<yaml>.*?)^---[ \t]*$\r?\n?(?<body>.*)$/ms;

/** Reads the text of a Markdown file whose first lines are YAML; throws as YAML files do. */
export function parseMarkdown<T extends z.ZodType>(
  file: string,
  text: string,
  schema: T,
): { data: z.output<T>; body: string } {
  const { yaml, body = '' } = frontMatter.exec(text)?.groups ?? {};
  if (yaml === undefined) {
    throw contentError(file, [
      {
        line: 1,
        text: 'the file does not begin with its title and the other facts.',
        cure: 'Begin it with a line of three dashes, then "title:" and the others, then three dashes again.',
      },
    ]);
  }
  // One empty line in the place of the dashes keeps the numbers of the lines right.
  return { data: parseYaml(file, `\n${yaml}`, schema), body };
}
