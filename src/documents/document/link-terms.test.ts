import { expect, test } from 'vitest';
import type { Block, Inline } from './document.ts';
import { withTerms } from './link-terms.ts';

const text = (words: string): Inline => ({ type: 'text', text: words });
const bold = (words: string): Inline => ({ type: 'strong', children: [text(words)] });
const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });
const link = (href: string, words: string): Inline => ({
  type: 'link',
  href,
  children: [text(words)],
});
const others = [
  { term: 'bubble point', href: '/vle#term-bubble-point' },
  { term: 'pinch', href: '/absorption#term-pinch' },
  { term: 'pinch point', href: '/heat#term-pinch-point' },
  { term: 'order (of a reaction)', href: '/rates#term-order' },
];

test("the first use of another lesson's term is a link, in any case and number", () => {
  const blocks = [
    paragraph(text('Bubble points come first.')),
    paragraph(text('Then another bubble point.')),
  ];
  expect(withTerms(blocks, [], others)).toEqual([
    paragraph(link('/vle#term-bubble-point', 'Bubble points'), text(' come first.')),
    paragraph(text('Then another bubble point.')),
  ]);
});

test('the longer of two terms is linked, and no term inside another word', () => {
  expect(withTerms([paragraph(text('The pinch point, not pinching.'))], [], others)).toEqual([
    paragraph(text('The '), link('/heat#term-pinch-point', 'pinch point'), text(', not pinching.')),
  ]);
});

test('everyday words and existing links stay as they are', () => {
  const blocks = [paragraph(text('In order to '), link('/a', 'pinch'), text('.'))];
  expect(withTerms(blocks, [], others)).toEqual(blocks);
});

test("examples, warnings and lists get links, headings and questions don't", () => {
  const inside = [paragraph(text('A pinch.'))];
  const linked = [paragraph(text('A '), link('/absorption#term-pinch', 'pinch'), text('.'))];
  expect(withTerms([{ type: 'warning', title: 'Pinch', children: inside }], [], others)).toEqual([
    { type: 'warning', title: 'Pinch', children: linked },
  ]);
  expect(withTerms([{ type: 'list', ordered: false, items: [inside] }], [], others)).toEqual([
    { type: 'list', ordered: false, items: [linked] },
  ]);
  const heading: Block = { type: 'heading', depth: 2, id: 'a', children: [text('The pinch')] };
  expect(withTerms([heading], [], others)).toEqual([heading]);
});

test('the first bold use of an own term gets an id', () => {
  const blocks = [paragraph(bold('Pinch'), text(' and '), bold('pinch'))];
  const [first] = withTerms(blocks, ['pinch'], []);
  expect(first).toEqual(
    paragraph(
      { type: 'strong', id: 'term-pinch', children: [text('Pinch')] },
      text(' and '),
      bold('pinch'),
    ),
  );
});
