import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { rewriteYaml, rewriteMarkdown } from './write-yaml.ts';

const source = `# Above.
title: Old title # right
quoted: 'Canceled: exam.'
folded: >-
  Words on a line of their own.

# About the list.
list:
  # About one.
  - name: One
    at: { x: 7, y: 3 }

  # About two.
  - name: Two # second
    at: { x: 1, y: 2 }
    tags: [a, 'b: c']

# Below.
`;
const data = parse(source) as { list: Record<string, unknown>[] };

/** Changes some values of one of the two items. */
const item = (index: number, values: Record<string, unknown>) => ({
  ...data,
  list: data.list.with(index, { ...data.list[index], ...values }),
});
const two = `
  # About two.
  - name: Two # second
    at: { x: 1, y: 2 }
    tags: [a, 'b: c']
`;

test.each<[string, unknown, string, string]>([
  ['a word', { ...data, title: 'New' }, 'title: Old title #', 'title: New #'],
  ['quotes', { ...data, quoted: 'No' }, "'Canceled: exam.'", "'No'"],
  ['a text below its key', { ...data, folded: 'One.' }, 'Words on a line of their own.', 'One.'],
  ['braces', item(0, { at: { x: 8, y: 3 } }), 'x: 7', 'x: 8'],
  ['a new key', item(0, { at: { x: 7, z: 0, y: 3 } }), 'x: 7, y: 3 }', 'x: 7, z: 0, y: 3 }'],
  ['a deleted key', item(1, { at: { y: 2 } }), '{ x: 1, y', '{ y'],
  ['an item in brackets', item(1, { tags: ['n', 'b: c'] }), "[a, 'b: c']", "[n, 'b: c']"],
  [
    'a new item, written like the last one',
    { ...data, list: [...data.list, { name: 'Three', at: { x: 0, y: 0 } }] },
    two,
    `${two}\n  - name: Three\n    at: { x: 0, y: 0 }\n`,
  ],
  ['a deleted item', { ...data, list: data.list.slice(0, 1) }, two, ''],
  [
    'several lines',
    { ...data, title: 'One\nand two' },
    'Old title # right',
    '|- # right\n  One\n  and two',
  ],
])('changes only %s', (_, next, old, changed) => {
  expect(rewriteYaml(source, next)).toBe(source.replace(old, changed));
});

test('keeps comments with their items when those are moved, changed and removed', () => {
  const text = 'list:\n  - a\n  # About b.\n  - b\n  - c # last\n';
  expect(rewriteYaml(text, { list: ['c', 'b', 'd'] })).toBe(
    'list:\n  - c # last\n  # About b.\n  - b\n  - d\n',
  );
  const other = 'list:\n  - { a: 1, b: 2 } # one\n  - { a: 3, b: 4 } # two\n';
  expect(rewriteYaml(other, { list: [{ a: 3, b: 5 }] })).toBe('list:\n  - { a: 3, b: 5 } # two\n');
});

test('keeps a comment when its value changes its type', () => {
  expect(rewriteYaml('a: [] # None.\nb: 2 # two\n', { a: [{ c: 1 }], b: ['x'] })).toBe(
    'a:\n  - c: 1\n  # None.\nb:\n  - x\n  # two\n',
  );
});

test('keeps an unchanged file byte for byte, and Windows line ends', () => {
  expect(rewriteYaml("a:   'x'\nb: >-\n  c\n  d", { b: 'c d', a: 'x' })).toContain('a:   ');
  expect(rewriteYaml('a: 1\r\nb: 2\r\n', { a: 3, b: 2 })).toBe('a: 3\r\nb: 2\r\n');
});

test('changes the front matter or the text of a newsletter, and keeps the other', () => {
  const letter = "---\ntitle: 'One'\n---\n\nOld words.\n\n";
  expect(rewriteMarkdown(letter, { title: 'One' }, 'New.\n\nWords.')).toBe(
    "---\ntitle: 'One'\n---\n\nNew.\n\nWords.\n",
  );
  expect(rewriteMarkdown(letter, { title: 'Two' }, 'Old words.')).toBe(
    "---\ntitle: 'Two'\n---\n\nOld words.\n\n",
  );
  expect(rewriteMarkdown('', { title: 'Two' }, 'New.')).toBe('---\ntitle: Two\n---\n\nNew.\n');
});
