import type { z } from 'zod';
import { contentError } from '../domain/content-error.ts';
import { fillFacts } from '../domain/facts.ts';
import { readFacts } from './facts.ts';
import { unknownFact } from './fill-document.ts';
import { parseYaml } from './read-yaml.ts';

/** What stands between the two lines of dashes, and what stands below them. */
const frontMatter = /^---\r?\n(?<yaml>.*?)^---[ \t]*$\r?\n?(?<body>.*)$/ms;

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
  const data = parseYaml(file, `\n${yaml}`, schema);
  // In lessons and problems braces hold numbers that are computed.
  const facts = file.endsWith('.md') ? readFacts() : undefined;
  if (!facts) return { data, body };
  const filled = fillFacts(body, facts);
  if (filled.unknown.length === 0) return { data, body: filled.text };
  const before = text.length - body.length;
  throw contentError(
    file,
    filled.unknown.map(({ name, at }) => ({
      line: text.slice(0, before + at).split('\n').length,
      ...unknownFact(name, facts),
    })),
  );
}
