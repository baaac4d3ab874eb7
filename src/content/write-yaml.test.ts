import { globSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { isMap, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import { describe, expect, test } from 'vitest';
import { frontMatter } from './read-markdown.ts';
import { rewriteMarkdown } from './write-markdown.ts';
import { rewriteYaml } from './write-yaml.ts';

type Path = (string | number)[];
type Data = Record<string, unknown> | unknown[];

const files = globSync('{content,tests/fixtures/*}/**/*.{yaml,md,mdx}').sort();
const textOf = (file: string) => {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.yaml') ? text : (frontMatter.exec(text)?.groups?.['yaml'] ?? '');
};
const read = (text: string) => parseDocument(text).toJS() as unknown;

test.each(files)('%s comes back byte for byte when nothing has changed', (file) => {
  const text = readFileSync(file, 'utf8');
  const { yaml = text, body = '' } = frontMatter.exec(text)?.groups ?? {};
  const data = read(file.endsWith('.yaml') ? text : yaml);
  expect(file.endsWith('.yaml') ? rewriteYaml(text, data) : rewriteMarkdown(text, data, body)).toBe(
    text,
  );
});

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
    const at = (node?.range?.[0] ?? 0) as number;
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

// Every night all edits, which takes minutes; otherwise a few of each file.
const mostOfAFile = process.env['TRIALS'] === 'all' ? Infinity : 10;

test('every edit of every file is read back as it was meant, and touches its own lines', () => {
  const faults: string[] = [];
  let count = 0;
  for (const [place, file] of files.entries()) {
    const text = textOf(file);
    const edits = [...editsOf(text)];
    const stride = Math.max(1, Math.ceil(edits.length / mostOfAFile));
    for (const { what, next, lines } of edits.filter((_, at) => at % stride === place % stride)) {
      count += 1;
      const written = rewriteYaml(text, next);
      const [first, last] = touched(text, written);
      const gone = text.split('\n').length - written.split('\n').length;
      if (!isDeepStrictEqual(read(written), next)) faults.push(`${file}: ${what}: other data`);
      if (written === text) continue;
      // Of lines that are alike nobody can say which one has gone.
      const isRemoval = gone > 0 && gone === last - first + 1;
      if (isRemoval ? gone > lines[1] - lines[0] + 1 : first < lines[0] || last > lines[1]) {
        faults.push(`${file}: ${what}: lines ${String([first, last])}, not ${String(lines)}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(500);
  console.log(`${String(count)} edits of ${String(files.length)} files`);
});

describe('the manner of a file stays:', () => {
  const source = `# Above.
title: Old title # beside
quoted: 'Canceled: exam.'
folded: >-
  Some words that stand
  on two lines.

# About the list.
list:
  # About one.
  - name: One
    at: { x: 7, y: 3 }
  - name: Two # second
    at: { x: 1, y: 2 }
    tags: [a, 'b: c']
# Below.
`;
  const data = read(source) as Data & { list: Record<string, unknown>[] };
  test.each<[string, unknown, string, string]>([
    ['one word', { ...data, title: 'New' }, 'title: Old title #', 'title: New #'],
    ['quotes', { ...data, quoted: 'No' }, "'Canceled: exam.'", "'No'"],
    [
      'folding',
      { ...data, folded: 'One line.' },
      '  Some words that stand\n  on two lines.',
      '  One line.',
    ],
    ['brackets', withValue(data, ['list', 0, 'at', 'x'], 8), 'x: 7', 'x: 8'],
    ['a key more', withValue(data, ['list', 0, 'at', 'z'], 0), 'y: 3 }', 'y: 3, z: 0 }'],
    ['a key less', withValue(data, ['list', 1, 'at', 'x'], undefined), '{ x: 1, y', '{ y'],
    [
      'an item within brackets',
      withValue(data, ['list', 1, 'tags'], ['new', 'b: c']),
      "[a, 'b: c']",
      "[new, 'b: c']",
    ],
    [
      'a new item like those beside it',
      { ...data, list: [...data.list, { name: 'Three', at: { x: 0, y: 0 } }] },
      "tags: [a, 'b: c']\n",
      "tags: [a, 'b: c']\n  - name: Three\n    at: { x: 0, y: 0 }\n",
    ],
    [
      'an item taken away with its comment',
      { ...data, list: data.list.slice(1) },
      '  # About one.\n  - name: One\n    at: { x: 7, y: 3 }\n',
      '  # About one.\n',
    ],
  ])('%s', (_, next, old, changed) => {
    expect(rewriteYaml(source, next)).toBe(source.replace(old, changed));
  });

  test('two items that change places take their comments along', () => {
    const text = 'list:\n  - a\n  # About b.\n  - b\n  - c\n';
    expect(rewriteYaml(text, { list: ['a', 'c', 'b'] })).toBe(
      'list:\n  - a\n  - c\n  # About b.\n  - b\n',
    );
  });

  test('a file without a last newline, or with those of Windows, keeps its own', () => {
    expect(rewriteYaml('a: 1\nb: 2', { a: 1, b: 3 })).toBe('a: 1\nb: 3');
    expect(rewriteYaml('a: 1\r\nb: 2\r\n', { a: 3, b: 2 })).toBe('a: 3\r\nb: 2\r\n');
  });

  test('a file that is new is written as a person would', () => {
    const long = 'Words that are too many for a line. '.repeat(4).trim();
    expect(rewriteYaml('', { title: 'A: b', long, list: [{ a: 1 }, { a: 2 }], none: [] })).toBe(
      `title: 'A: b'
long: >-
  Words that are too many for a line. Words that are too many for a line. Words that are too many
  for a line. Words that are too many for a line.
list:
  - a: 1
  - a: 2
none: []
`,
    );
  });
});

test('the words of a newsletter change and its facts do not, and the other way round', () => {
  const source = "---\ntitle: 'One'\n---\n\nOld words.\n\n";
  expect(rewriteMarkdown(source, { title: 'One' }, 'New.\n\nWords.')).toBe(
    "---\ntitle: 'One'\n---\n\nNew.\n\nWords.\n",
  );
  expect(rewriteMarkdown(source, { title: 'Two' }, 'Old words.')).toBe(
    "---\ntitle: 'Two'\n---\n\nOld words.\n\n",
  );
  expect(rewriteMarkdown('', { title: 'Two' }, 'New.')).toBe('---\ntitle: Two\n---\n\nNew.\n');
});
