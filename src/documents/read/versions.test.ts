import { describe, expect, test } from 'vitest';
import type { Block, Inline } from '../document/document.ts';
import { formulaSheet } from '../document/formula-sheet.ts';
import { readPiece as read, step as stepOf } from '../../../tests/small-documents.ts';
import { sectionTexts } from '../document/section-texts.ts';
import { mustBePaired } from './versions.ts';

const convention =
  '<Convention name="charge" words="A charge is positive" either="in gold" or="in silver" />\n\n';

const step = (name: string) => stepOf(name, '2 kg');

const stepsOf = (blocks: readonly Block[]): number[] =>
  blocks.flatMap((block) =>
    block.type === 'step' ? [block.number] : block.type === 'way' ? stepsOf(block.children) : [],
  );

const versionsOf = (inlines: readonly Inline[]) =>
  inlines.flatMap((inline) => (inline.type === 'way' ? [[inline.way, inline.words]] : []));

test('a lesson has a choice, and each version has its label', () => {
  const { reader, blocks } = read(
    `${convention}<Either>\n\nPlus.\n\n</Either>\n<Or>\n\nMinus.\n\n</Or>`,
  );
  expect(reader.convention).toEqual({
    name: 'charge',
    words: 'A charge is positive',
    either: 'in gold',
    or: 'in silver',
    after: 0,
  });
  expect(blocks.map((block) => block.type === 'way' && [block.way, block.words])).toEqual([
    ['either', 'A charge is positive in gold'],
    ['or', 'A charge is positive in silver'],
  ]);
});

test('the question is where its tag is', () => {
  expect(read(`## One\n\n## Two\n\n${convention}## Three`).reader.convention?.after).toBe(2);
});

test('versions within a line or cell count their words once', () => {
  const { reader, blocks } = read(
    `${convention}It is <Either>plus</Either><Or>minus as can be</Or>.\n\n| a | b |\n| - | - |\n| c | <Or>d</Or> |\n`,
  );
  const [paragraph, table] = blocks;
  expect(paragraph?.type === 'paragraph' && versionsOf(paragraph.children)).toEqual([
    ['either', 'in gold'],
    ['or', 'in silver'],
  ]);
  expect(table?.type === 'table' && versionsOf(table.rows[0]?.[1] ?? [])).toEqual([
    ['or', 'in silver'],
  ]);
  expect(reader.counts.words).toBe('It is plus a b c'.split(' ').length);
});

test('a paragraph with just both versions is a paragraph in each', () => {
  const { blocks } = read(`${convention}<Either>Plus.</Either><Or>Minus.</Or>`);
  expect(
    blocks.map((block) => block.type === 'way' && block.children.map(({ type }) => type)),
  ).toEqual([['paragraph'], ['paragraph']]);
});

test('steps have the same numbers in both versions', () => {
  const { reader, blocks } = read(
    `${convention}${step('a')}<Either>\n\n${step('b')}${step('c')}</Either>\n<Or>\n\nOne two three.\n\n${step('d')}${step('e')}</Or>\n\n${step('f')}`,
  );
  expect(stepsOf(blocks)).toEqual([1, 2, 3, 2, 3, 4]);
  expect(reader.counts.words).toBe(12);
});

test('a formula sheet has both versions, the search only the first', () => {
  const text = `${convention}## Sums\n\nAll together:\n\n<Either>\n\nGolden.\n\n$$\na\n$$\n\n</Either>\n<Or>\n\nSilvery.\n\n$$\nb\n$$\n\n</Or>\n`;
  const { blocks } = read(text);
  const [formula, ...others] = formulaSheet(blocks)?.sections[0]?.formulas ?? [];
  expect(others).toEqual([]);
  expect(formula?.words).toEqual([{ type: 'text', text: 'All together:' }]);
  expect(formula?.versions.map(({ way, equations }) => [way, equations.length])).toEqual([
    ['either', 1],
    ['or', 1],
  ]);
  expect(sectionTexts(blocks)[0]?.text).toBe('All together: Golden.');
});

describe('rejects', () => {
  test.each([
    ['a version without a choice', '<Either>\n\nPlus.\n\n</Either>', 'for readers to choose from'],
    [
      'a choice with a space in its name',
      convention.replace('charge', 'the charge'),
      'lowercase letters',
    ],
    ['an <Or> alone', `${convention}<Or>\n\nMinus.\n\n</Or>`, 'without an <Either>'],
    [
      'different numbers of steps',
      `${convention}<Either>\n\n${step('a')}</Either>\n<Or>\n\nMinus.\n\n</Or>`,
      'different numbers of steps',
    ],
    [
      'two versions of a self-check',
      `${convention}<Either>\n\n<SelfCheck>\n\nPlus?\n\nPlus.\n\n</SelfCheck>\n\n</Either>`,
      'can’t have two versions',
    ],
  ])('%s', (_, text, words) => {
    expect(() => read(text)).toThrow(words);
  });

  test('rejects a lesson that ends with one version', () => {
    const { reader } = read(`${convention}<Either>\n\nPlus.\n\n</Either>`);
    expect(() => {
      mustBePaired(reader);
    }).toThrow('has no <Or>');
  });
});
