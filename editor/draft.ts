import { isMap, isNode, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import type { z } from 'zod';
import { referenceFaults } from '../src/content/everything/check.ts';
import { frontMatter, parseMarkdown } from '../src/content/read/read-markdown.ts';
import { parseYaml } from '../src/content/read/read-yaml.ts';
import { rewriteYaml, rewriteMarkdown } from '../src/content/write/write-yaml.ts';
import type { ContentError, LineProblem } from '../src/domain/words/content-error.ts';
import { whileItSays } from './opened-files.ts';
import type { Group, Path } from './values.ts';

/** A file while somebody edits it: what it said, and what it shall say. */
export interface Draft {
  file: string;
  /** What the file says now; nothing if it is new. */
  saved: string | undefined;
  /** The text whose manner is kept: that of the file, or of the one it was copied from. */
  model: string;
  data: Group;
  /** What stands below the facts, in a file of Markdown. */
  body: string;
}

/** Something wrong, in words, and where: in which field, or in the file as a whole. */
export interface Fault {
  path: Path;
  line: number;
  text: string;
  cure: string;
}

/** The place of the text in a Markdown file, among the fields of its facts. */
export const bodyPath: Path = ['(text)'];

const isMarkdown = (file: string) => !file.endsWith('.yaml');

/** Takes a text apart for its form; nothing if it is no YAML, which a form cannot mend. */
export function draftOf(file: string, model: string, saved: string | undefined): Draft | undefined {
  const parts = isMarkdown(file) ? frontMatter.exec(model)?.groups : { yaml: model };
  const { yaml = '', body = '' } = parts ?? {};
  const document = parseDocument(yaml);
  if (document.errors.length > 0 || (!parts && model !== '')) return undefined;
  return { file, saved, model, data: (document.toJS() ?? {}) as Group, body: body.trim() };
}

/** The file as it would be written. */
export const textOf = ({ file, model, data, body }: Draft): string =>
  isMarkdown(file) ? rewriteMarkdown(model, data, body) : rewriteYaml(model, data);

/** What the reader of the project says of a text, each message with the field it is about. */
export function faultsOf(file: string, text: string, schema: z.ZodType): Fault[] {
  try {
    if (isMarkdown(file)) parseMarkdown(file, text, schema);
    else parseYaml(file, text, schema);
    return [];
  } catch (error) {
    if (!isContentError(error)) throw error;
    return error.problems.map((problem) => faultAt(file, text, problem));
  }
}

/** A problem of a line, at the field that stands there. */
export const faultAt = (
  file: string,
  text: string,
  { line, path, text: what, cure }: LineProblem,
): Fault => ({
  path: (path as Path | undefined) ?? pathOfLine(file, text, line),
  line,
  text: what,
  cure,
});

/** Whether an error knows what is wrong, line by line. */
export const isContentError = (error: unknown): error is ContentError =>
  error instanceof Error && 'problems' in error;

/**
 * What the files of content/ would say of each other that is not so, if this one had another text:
 * a link that leads nowhere, a course that nobody teaches. What was wrong before is left out.
 */
export function newReferenceFaults(file: string, text: string): Fault[] {
  const known = new Set(referenceFaults().map(({ message }) => message));
  const now = whileItSays(file, text, referenceFaults);
  const faults = now.filter(({ message }) => !known.has(message));
  return faults.filter(isContentError).flatMap((error) =>
    error.problems.map(({ line, text: what, cure }) => {
      const isHere = error.message.startsWith(`${file}, line `);
      const place = error.message.replace(/, line [^]*$/, '');
      return {
        path: isHere ? pathOfLine(file, text, line) : [],
        line,
        text: isHere ? what : `In ${place}: ${what}`,
        cure,
      };
    }),
  );
}

/** The field that stands on a line of a file. */
function pathOfLine(file: string, text: string, line: number): Path {
  const { yaml = text, body = '' } = isMarkdown(file) ? (frontMatter.exec(text)?.groups ?? {}) : {};
  const above = isMarkdown(file) ? text.slice(0, text.indexOf(yaml)).split('\n').length - 1 : 0;
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  if (isMarkdown(file) && line >= bodyLine) return bodyPath;
  const lines = new LineCounter();
  const root = parseDocument(yaml, { lineCounter: lines }).contents;
  const lineOf = (node: unknown) =>
    isNode(node) && node.range ? lines.linePos(node.range[0]).line + above : Infinity;
  const within = (node: Node | null): Path => {
    const entries = isMap(node)
      ? node.items.map((pair) => ({ step: String(pair.key), from: pair.key, node: pair.value }))
      : isSeq(node)
        ? node.items.map((item, step) => ({ step, from: item, node: item }))
        : [];
    const found = entries.findLast(({ from }) => lineOf(from) <= line);
    return found ? [found.step, ...within(found.node as Node | null)] : [];
  };
  return within(root);
}
