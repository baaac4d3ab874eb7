import { expect, test } from 'vitest';
import type { Block, Inline } from './document.ts';
import { sectionTexts, textOf } from './section-texts.ts';

const words = (text: string): Inline[] => [{ type: 'text', text }];
const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });
const heading = (id: string, depth: 2 | 3 = 2): Block => ({
  type: 'heading',
  depth,
  id,
  children: words(id),
});

test('each section has the words of all its parts', () => {
  expect(
    sectionTexts([
      heading('one'),
      paragraph(...words('First.')),
      heading('part', 3),
      { type: 'list', ordered: false, items: [[paragraph(...words('Item'))]] },
      heading('two'),
    ]),
  ).toEqual([
    { id: 'one', title: 'one', text: 'First. part. Item.' },
    { id: 'two', title: 'two', text: '' },
  ]);
});

test('inline equations become an ellipsis, display equations disappear', () => {
  expect(
    textOf([
      paragraph(
        ...words('It is '),
        { type: 'maths', maths: ['<b>x</b>'], words: 'x' },
        ...words('.'),
      ),
      { type: 'equation', equation: [[['<b>y</b>']]] },
      paragraph({ type: 'strong', children: words('Done') }),
    ]),
  ).toBe('It is … Done.');
});

test('answers to questions are left out', () => {
  const question: Block = {
    type: 'selfCheck',
    questions: [],
    hints: [],
    choices: [],
    number: 1,
    question: words('How much?'),
    answer: [paragraph(...words('Forty-two.'))],
  };
  expect(textOf([question])).toBe('How much?');
});
