import { expect, test } from 'vitest';
import type { Block, SelfCheckBlock } from '../../documents/document/document.ts';
import { cutAfter, sectionsOf } from './sections.ts';

const words = (text: string) => [{ type: 'text' as const, text }];
const heading = (id: string, depth: 2 | 3 = 2): Block => ({
  ...{ type: 'heading', depth, id },
  children: words(id),
});
const paragraph = (text: string): Block => ({ type: 'paragraph', children: words(text) });
const check = (number: number): SelfCheckBlock => ({
  ...{ type: 'selfCheck', number, question: words('Why?'), answer: [] },
  ...{ questions: [], hints: [], choices: [] },
});

const before = paragraph('before');
const [one, two] = [heading('one'), heading('two')];
const [part, text, more] = [heading('part', 3), paragraph('text'), paragraph('more')];

test('a section begins with its heading, and the text before the first is one too', () => {
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
