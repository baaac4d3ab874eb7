import { expect, test } from 'vitest';
import type { Block, SelfCheckBlock } from '../../documents/document/document.ts';
import { exampleParts, isLong, cutAfter, sectionsOf } from './block-layout.ts';

const paragraph = (text: string): Block => ({
  type: 'paragraph',
  children: [{ type: 'text', text }],
});
const step = (number: number): Extract<Block, { type: 'step' }> => ({
  type: 'step',
  number,
  children: [],
  equation: [],
});
const way = (told: 'either' | 'or', children: Block[]): Block => ({
  ...{ type: 'way', way: told },
  ...{ words: 'one way', children },
});
const drawing: Extract<Block, { type: 'drawing' }> = {
  ...{ type: 'drawing', svg: '', alt: '', caption: [] },
};
const result: Block = { type: 'result', words: [], value: [] };
const givens: Block = { type: 'givens', rows: [] };
const [statement, remark, more] = ['statement', 'remark', 'more'].map(paragraph) as [
  Block,
  Block,
  Block,
];

test('the statement and results stay open, and text after a step folds with it', () => {
  expect(exampleParts([statement, givens, step(1), remark, step(2), result])).toEqual([
    { type: 'open', block: statement },
    { type: 'open', block: givens },
    {
      type: 'folds',
      rows: [
        { first: step(1), behind: [remark] },
        { first: step(2), behind: [] },
      ],
    },
    { type: 'open', block: result },
  ]);
});

test('a figure after a step has its own line, and one in the statement stays open', () => {
  expect(exampleParts([drawing, step(1), drawing, remark, drawing, more])).toEqual([
    { type: 'open', block: drawing },
    {
      type: 'folds',
      rows: [
        { first: step(1), behind: [] },
        { first: drawing, behind: [remark, drawing, more] },
      ],
    },
  ]);
});

test('versions are between the folds', () => {
  const [either, or] = [way('either', [step(2)]), way('or', [step(2)])];
  expect(exampleParts([step(1), either, or, step(3)])).toEqual([
    { type: 'folds', rows: [{ first: step(1), behind: [] }] },
    { type: 'open', block: either },
    { type: 'open', block: or },
    { type: 'folds', rows: [{ first: step(3), behind: [] }] },
  ]);
});

test('an example with one step does not fold, even with two versions', () => {
  expect(isLong([statement, way('either', [step(1)]), way('or', [step(1)])])).toBe(false);
  expect(isLong([step(1), way('either', [step(2)]), way('or', [step(2)])])).toBe(true);
});

const heading = (id: string, depth: 2 | 3 = 2): Block => ({
  ...{ type: 'heading', depth, id },
  children: [{ type: 'text', text: id }],
});
const check = (number: number): SelfCheckBlock => ({
  ...{ type: 'selfCheck', number, question: [], answer: [] },
  ...{ questions: [], hints: [], choices: [] },
});

const before = paragraph('before');
const [one, two] = [heading('one'), heading('two')];
const [part, text] = [heading('part', 3), paragraph('text')];

test('a section begins with its heading, and the text before the first heading is a section, too', () => {
  expect(sectionsOf([before, one, part, text, two])).toEqual([
    [{ type: 'text', blocks: [before] }],
    [{ type: 'text', blocks: [one, part, text] }],
    [{ type: 'text', blocks: [two] }],
  ]);
  expect(sectionsOf([one, two])).toHaveLength(2);
  expect(sectionsOf([])).toEqual([]);
});

test('interactive parts are separate, and the text between them is together', () => {
  expect(sectionsOf([one, text, check(1), check(2), more, part])).toEqual([
    [
      { type: 'text', blocks: [one, text] },
      { type: 'selfChecks', checks: [check(1), check(2)] },
      { type: 'text', blocks: [more, part] },
    ],
  ]);
});

test('a text is split after some of its sections', () => {
  const blocks = [one, text, part, two, more];
  expect(cutAfter(0, blocks)).toEqual([[], blocks]);
  expect(cutAfter(1, blocks)).toEqual([
    [one, text, part],
    [two, more],
  ]);
  expect(cutAfter(2, blocks)).toEqual([blocks, []]);
  expect(cutAfter(7, blocks)).toEqual([blocks, []]);
});
