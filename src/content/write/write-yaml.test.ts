import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { rewriteYaml, rewriteMarkdown } from './write-yaml.ts';

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
  interface Data {
    list: Record<string, unknown>[];
  }
  const data = parse(source) as Data;
  /** The data with other values in one of the two entries. */
  const entry = (index: number, values: Record<string, unknown>) => ({
    ...data,
    list: data.list.with(index, { ...data.list[index], ...values }),
  });
  test.each<[string, unknown, string, string]>([
    ['one word', { ...data, title: 'New' }, 'title: Old title #', 'title: New #'],
    ['quotes', { ...data, quoted: 'No' }, "'Canceled: exam.'", "'No'"],
    [
      'folding',
      { ...data, folded: 'One line.' },
      '  Some words that stand\n  on two lines.',
      '  One line.',
    ],
    ['brackets', entry(0, { at: { x: 8, y: 3 } }), 'x: 7', 'x: 8'],
    ['a key more', entry(0, { at: { x: 7, y: 3, z: 0 } }), 'y: 3 }', 'y: 3, z: 0 }'],
    ['a key less', entry(1, { at: { y: 2 } }), '{ x: 1, y', '{ y'],
    [
      'an item within brackets',
      entry(1, { tags: ['new', 'b: c'] }),
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

  test('a word within broken lines changes its own line, however they were broken', () => {
    const text = 'a: >-\n  One line\n  and a second\n  and a third.\nb: 1\n';
    const next = { a: 'One line and another and a third.', b: 1 };
    expect(rewriteYaml(text, next)).toBe(text.replace('and a second', 'and another'));
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

  test('a note behind an empty list stays when that is filled', () => {
    expect(rewriteYaml('a: [] # None.\nb: 2\n', { a: [{ c: 1 }], b: 2 })).toBe(
      'a: # None.\n  - c: 1\nb: 2\n',
    );
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
