import { isMap, isNode, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import type { z } from 'zod';
import { referenceFaults } from '../src/content/everything/check.ts';
import { frontMatter, parseMarkdown } from '../src/content/read/read-markdown.ts';
import { renameOldKeys } from '../src/content/read/old-keys.ts';
import { parseYaml } from '../src/content/read/read-yaml.ts';
import { rewriteYaml, rewriteMarkdown } from '../src/content/write/write-yaml.ts';
import type { ContentError, LineProblem } from '../src/domain/words/content-error.ts';
import { whileItSays } from './opened-files.ts';
import type { Group, Path } from './values.ts';

export interface Draft {
  file: string;
  /** The saved text. Undefined for a new file. */
  saved: string | undefined;
  /**
   * The text whose comments and style are kept: the file's own text, or the text of the file it was
   * copied from.
   */
  model: string;
  data: Group;
  body: string;
}

/** A mistake with the path of its field. An empty path stands for the entire file. */
export interface Fault {
  path: Path;
  line: number;
  text: string;
  cure: string;
}

/** Path that stands for the body of a Markdown file. */
export const bodyPath: Path = ['(text)'];

const isMarkdown = (file: string) => !file.endsWith('.yaml');

/**
 * Parses the text of a file for its form. Returns undefined for invalid YAML, which can only be
 * fixed in a text editor.
 */
export function draftOf(file: string, model: string, saved: string | undefined): Draft | undefined {
  const parts = isMarkdown(file) ? frontMatter.exec(model)?.groups : { yaml: model };
  const { yaml = '', body = '' } = parts ?? {};
  const document = parseDocument(yaml);
  if (document.errors.length > 0 || (!parts && model !== '')) return undefined;
  renameOldKeys(document);
  return { file, saved, model, data: (document.toJS() ?? {}) as Group, body: body.trim() };
}

export const textOf = ({ file, model, data, body }: Draft): string =>
  isMarkdown(file) ? rewriteMarkdown(model, data, body) : rewriteYaml(model, data);

/** Checks the text of a file as the build does. Returns each mistake with its field. */
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

export const isContentError = (error: unknown): error is ContentError =>
  error instanceof Error && 'problems' in error;

/**
 * Lists contradictions between files that a change would cause, like a dead link or an unknown
 * course. Skips contradictions that exist already.
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

/** Explains the contradictions between the saved files, which the check of a proposal rejects. */
export const blockers = (): string[] => referenceFaults().map(({ message }) => message);

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
