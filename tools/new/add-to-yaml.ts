import { isDeepStrictEqual } from 'node:util';
import { isMap, isPair, isScalar, isSeq, parse, parseDocument, stringify, type Node } from 'yaml';

type Path = readonly (string | number)[];

/** As wide as the lines of content/ are. */
const width = 100;

/** Data as YAML, in the hand in which the files of content/ are written. */
export const yamlText = (data: unknown): string =>
  stringify(data, { lineWidth: width, singleQuote: true });

/**
 * The text of a YAML file with one more item at the end of one of its lists. Every other letter
 * stays as it was written, comments and breaks of lines included.
 */
export function withItem(text: string, path: Path, item: unknown): string {
  const list = parseDocument(text).getIn(path, true);
  if (!isSeq(list)) throw notThere(path);
  const data = parse(text) as unknown;
  (valueAt(data, path) as unknown[]).push(item);
  const [, end] = rangeOf(list);
  const last = list.items.at(-1) as Node | undefined;
  if (list.flow && last) {
    const [, after] = rangeOf(last);
    return checked(text, after, `, ${inFlow(item)}`, data);
  }
  if (last) {
    const indent = columnOf(text, text.lastIndexOf('-', rangeOf(last)[0]));
    return checked(text, endOfLine(text, rangeOf(last)[1]), `\n${indented([item], indent)}`, data);
  }
  const [start] = rangeOf(list);
  const indent = indentOfLine(text, start) + 2;
  const without = text.slice(0, start).trimEnd() + text.slice(end);
  const at = text.slice(0, start).trimEnd().length;
  return checked(without, at, `\n${indented([item], indent)}`, data);
}

/** The same with one more key at the end of one of its records. */
export function withKey(text: string, path: Path, key: string, value: string): string {
  const record = parseDocument(text).getIn(path, true);
  if (!isMap(record)) throw notThere(path);
  const data = parse(text) as unknown;
  (valueAt(data, path) as Record<string, unknown>)[key] = value;
  const last = record.items.at(-1);
  const node = (isPair(last) ? (last.value ?? last.key) : undefined) as Node | undefined;
  if (!node) throw notThere(path);
  const [, end] = rangeOf(node);
  if (record.flow) return checked(text, end, `, ${key}: ${inFlow(value)}`, data);
  const indent = columnOf(text, rangeOf(record)[0]);
  return checked(text, endOfLine(text, end), `\n${indented({ [key]: value }, indent)}`, data);
}

/** The same with other words in the place of a text or a day that is there. */
export function withValue(text: string, key: string, value: string): string {
  const node = parseDocument(text).get(key, true);
  if (!isScalar(node)) throw notThere([key]);
  const [start, end] = rangeOf(node);
  const data = { ...(parse(text) as Record<string, unknown>), [key]: value };
  return checked(text.slice(0, start) + text.slice(end), start, inFlow(value), data);
}

/** Puts words into a text, in its own kind of lines; the result must say what is wanted and no more. */
function checked(text: string, at: number, words: string, wanted: unknown): string {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const result = text.slice(0, at) + words.replaceAll('\n', newline) + text.slice(at);
  const document = parseDocument(result);
  if (document.errors.length === 0 && isDeepStrictEqual(document.toJS(), wanted)) return result;
  throw new Error('The file is written in a way to which nothing can be added: add it by hand.');
}

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], data);

const inFlow = (value: unknown) =>
  typeof value === 'string' && /^(?:[a-z][\w-]*|\d{4}-\d\d-\d\d)$/.test(value)
    ? value
    : JSON.stringify(value);

const indented = (data: unknown, indent: number) =>
  stringify(data, { lineWidth: width - indent, singleQuote: true })
    .trimEnd()
    .replace(/^(?=.)/gm, ' '.repeat(indent));

function rangeOf(node: Node): [start: number, end: number] {
  if (!node.range) throw new Error('A part of a file has no place in it.');
  return [node.range[0], node.range[1]];
}

const startOfLine = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;
const columnOf = (text: string, at: number) => at - startOfLine(text, at);
const indentOfLine = (text: string, at: number) =>
  /^[ -]*/.exec(text.slice(startOfLine(text, at), at))?.[0].length ?? 0;

/** Where the line ends on which the last words before a place stand; a comment behind them is part of it. */
function endOfLine(text: string, at: number): number {
  const words = text.slice(0, at).trimEnd().length;
  const end = text.slice(words).search(/\r?\n/);
  return end < 0 ? text.length : words + end;
}

const notThere = (path: Path) => new Error(`There is no "${path.join(', ')}" in this file.`);
