import { existsSync, readFileSync } from 'node:fs';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { contentError } from '../domain/content-error.ts';
import { explainIssue } from './explain-issue.ts';

/** Reads one YAML file of content/ and checks it; throws with every problem in plain English. */
export function readYaml<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}: the site needs it.`);
  return parseYaml(file, readFileSync(file, 'utf8'), schema);
}

/** The same for text that is already at hand. */
export function parseYaml<T extends z.ZodType>(file: string, text: string, schema: T): z.output<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });

  const notYaml = (line: number, message: string) => ({
    line,
    text: `this is not valid YAML: ${message}`,
    cure: 'Look at the colons, the quotes and the spaces at the start of this line and the one above.',
  });
  if (document.errors.length > 0) {
    throw contentError(
      file,
      document.errors.map(({ pos, message }) => notYaml(lines.linePos(pos[0]).line, message)),
    );
  }
  let data: unknown;
  try {
    data = document.toJS();
  } catch (error) {
    // A value that begins with * is a reference in YAML, and this one refers to nothing.
    throw contentError(file, [notYaml(1, (error as Error).message)]);
  }
  if (data === null) {
    throw contentError(file, [
      { line: 1, text: 'the file is empty.', cure: 'Restore it, or fill it in.' },
    ]);
  }
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return result.data;

  throw contentError(
    file,
    result.error.issues
      .flatMap((issue) => explainIssue(issue, schema, data))
      .map(({ path, ...problem }) => ({ ...problem, line: lineOf(document, lines, path) })),
  );
}

/** The line of the value at a path, or of the nearest thing around it when there is none. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
