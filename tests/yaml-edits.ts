import { isMap, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import { globSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { frontMatter } from '../src/content/read/read-markdown.ts';
import { rewriteYaml } from '../src/content/write/write-yaml.ts';

type Path = (string | number)[];

/** All files that officers write, and those of the boards of the tests. */
export const writtenFiles = globSync('{content,tests/fixtures/*}/**/*.{yaml,md,mdx}').sort();

const textOf = (file: string) => {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.yaml') ? text : (frontMatter.exec(text)?.groups?.['yaml'] ?? '');
};
const read = (text: string) => parseDocument(text).toJS() as unknown;

/** One edit as a form makes it, and the lines that it may touch: first and last, from 0. */
interface Edit {
  what: string;
  next: unknown;
  lines: [number, number];
}

/** The data with another value in one place; undefined takes the place away. */
function withValue(data: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (Array.isArray(data) ? [...(data as unknown[])] : { ...(data as object) }) as Record<
    string | number,
    unknown
  >;
  copy[step] = withValue(copy[step], rest, value);
  if (rest.length > 0 || value !== undefined) return copy;
  if (Array.isArray(data)) return data.filter((_, index) => index !== step);
  return Object.fromEntries(Object.entries(copy).filter(([key]) => key !== step));
}

const otherScalars = (value: unknown): unknown[] =>
  typeof value === 'string'
    ? [
        `${value} too`,
        'Short: "it’s"',
        `A text of ${'more words than a line of this file can hold, '.repeat(3)}so to say.`,
        'One line\nand another',
        '2.20',
        '{studyRoom} is open',
      ]
    : typeof value === 'number'
      ? [value + 1, value + 0.5]
      : [];

/** Every edit of one field, and every item or key that is added, taken away or moved. */
function* editsOf(text: string): Generator<Edit> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const data = read(text);
  const lineOf = (at: number) => counter.linePos(at).line - 1;
  const lastLine = (node: Node | null): number => {
    const range = node?.range ?? [0, 0];
    return lineOf(range[0] + text.slice(range[0], range[1]).trimEnd().length - 1);
  };

  function* within(node: Node | null, path: Path, first: number): Generator<Edit> {
    const at = node?.range?.[0] ?? 0;
    const value = document.getIn(path);
    const lines: [number, number] = [first, lastLine(node)];
    const edit = (what: string, to: unknown, place = path): Edit => ({
      what: `${what} ${place.join('.')}`,
      next: withValue(data, place, to),
      lines,
    });
    if (isMap(node)) {
      yield edit('a new key in', 'something new', [...path, 'somethingNew']);
      let above = lineOf(at);
      for (const pair of node.items) {
        const key = String(pair.key);
        const keyLine = lineOf((pair.key as Node).range?.[0] ?? 0);
        const last = lastLine(pair.value as Node | null);
        const gone = edit('without', undefined, [...path, key]);
        // The comments above a key go with it.
        // Where it stood beside a dash, the next one takes its place there.
        const next = above === lineOf(at) ? node.items[1] : undefined;
        const end = next ? lineOf((next.key as Node).range?.[0] ?? 0) : last;
        yield node.items.length === 1 ? gone : { ...gone, lines: [Math.min(above, keyLine), end] };
        yield* within(pair.value as Node | null, [...path, key], keyLine);
        above = last + 1;
      }
      return;
    }
    if (isSeq(node)) {
      const list = node.toJS(document) as unknown[];
      yield edit('reversed', [...list].reverse());
      yield edit('the last one first in', [...list.slice(-1), ...list.slice(0, -1)]);
      yield edit('one more in', [...list, list[0] ?? 'new']);
      yield edit('one more of another kind in', [...list, { some: 'thing', list: [1, 'two'] }]);
      yield edit('one more at the top of', ['new', ...list]);
      yield edit('nothing in', []);
      for (const [index, item] of node.items.entries()) {
        const itemLine = lineOf((item as Node).range?.[0] ?? 0);
        const gone = edit('without item', undefined, [...path, index]);
        const above = index === 0 ? itemLine : lastLine(node.items[index - 1] as Node) + 1;
        yield node.items.length === 1
          ? gone
          : { ...gone, lines: [Math.min(above, itemLine), lastLine(item as Node)] };
        yield* within(item as Node, [...path, index], itemLine);
      }
      return;
    }
    for (const other of otherScalars(value)) yield edit(`${JSON.stringify(other)} for`, other);
    yield edit('a list for', ['one', { two: 2 }]);
    yield edit('a group for', { one: 1, two: ['a', 'b'] });
  }
  yield* within(document.contents, [], 0);
}

/** The first and the last line of a text, from 0, that another does not have. */
function touched(old: string, changed: string): [number, number] {
  const [before, after] = [old.split('\n'), changed.split('\n')];
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(before.length, after.length) - start &&
    before.at(-1 - end) === after.at(-1 - end)
  ) {
    end += 1;
  }
  return [start, before.length - 1 - end];
}

/** Makes edits of a file, at most so many, and tells which are not read back or touch other lines. */
export function tryEdits(file: string, most: number): { count: number; faults: string[] } {
  const text = textOf(file);
  const edits = [...editsOf(text)];
  const stride = Math.max(1, Math.ceil(edits.length / most));
  const tried = edits.filter((_, at) => at % stride === file.length % stride);
  const faults = tried.flatMap(({ what, next, lines }) => {
    const written = rewriteYaml(text, next);
    if (!isDeepStrictEqual(read(written), next)) return [`${file}: ${what}: other data`];
    if (written === text) return [];
    const [first, last] = touched(text, written);
    const gone = text.split('\n').length - written.split('\n').length;
    // Of lines that are alike nobody can say which one has gone.
    const isRemoval = gone > 0 && gone === last - first + 1;
    const isBeyond = isRemoval
      ? gone > lines[1] - lines[0] + 1
      : first < lines[0] || last > lines[1];
    return isBeyond
      ? [`${file}: ${what}: lines ${String([first, last])}, not ${String(lines)}`]
      : [];
  });
  return { count: tried.length, faults };
}
