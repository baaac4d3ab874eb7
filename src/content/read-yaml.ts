import { existsSync, readFileSync } from 'node:fs';
import { isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { contentError, missingFile } from '../domain/content-error.ts';
import { explainIssue } from './explain-issue.ts';

/** Reads one YAML file of content/ and checks it; throws with every problem in plain English. */
export function readYaml<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  if (!existsSync(file)) throw missingFile(file);
  return parseYaml(file, readFileSync(file, 'utf8'), schema);
}

/** The same for text that is already at hand. */
export function parseYaml<T extends z.ZodType>(file: string, text: string, schema: T): z.output<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });

  const notYaml = (line: number, message: string) => {
    const written = text.split('\n')[line - 1] ?? '';
    if (beginsWithLink.test(written)) {
      return {
        line,
        text: 'this is not valid YAML: a text cannot begin with a bracket.',
        cure: "Put quotes around the whole text: '[Write to us](/contact) for a seat.'",
      };
    }
    const open = unclosedQuote(text.split('\n'), line);
    return open === undefined
      ? {
          line,
          text: `this is not valid YAML: ${message}`,
          cure: 'Look at the colons, the quotes and the spaces at the start of this line and the one above.',
        }
      : {
          line: open,
          text: `this is not valid YAML: a quote opens on this line and does not close on it (noticed on line ${String(line)})`,
          cure: 'Put the same quote at the end of the text, or take away the one at its beginning.',
        };
  };
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ pos, message }) =>
      notYaml(lines.linePos(pos[0]).line, message),
    );
    // One mistake often breaks several lines after it.
    throw contentError(
      file,
      problems.filter(
        ({ line }, index) => problems.findIndex((other) => other.line === line) === index,
      ),
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

  const written = (path: readonly PropertyKey[]) => {
    const node = document.getIn(path, true);
    return isScalar(node) ? (node.source ?? String(node.value)) : '';
  };
  throw contentError(
    file,
    result.error.issues
      .flatMap((issue) => explainIssue(issue, schema, { data, written }))
      .map((problem) => ({ ...problem, line: lineOf(document, lines, problem.path) })),
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

const beginsWithLink = /^\s*(?:- )?(?:[\w-]+: +)?\[[^[\]]*\]\(/;
const opensWithQuote = /^\s*(?:- )?(?:[\w-]+: +)?(["'])(.*)$/;
const beginsAnother = /^\s*(?:- |[\w-]+:)/;

/**
 * The line, at or above one that YAML cannot read, whose text begins with a quote that does not
 * close before the next entry begins. YAML itself notices only where the next quote stands.
 */
function unclosedQuote(lines: readonly string[], noticed: number): number | undefined {
  const index = lines.slice(0, noticed).findLastIndex((line, at) => {
    const [, quote, rest = ''] = opensWithQuote.exec(line) ?? [];
    return (
      quote !== undefined &&
      rest.split(quote).length % 2 === 1 &&
      (at + 1 === lines.length || beginsAnother.test(lines[at + 1] ?? ''))
    );
  });
  return index < 0 ? undefined : index + 1;
}
