import { expect, test } from 'vitest';
import type { Block, Inline } from './document.ts';
import { formulaSheet } from './formula-sheet.ts';

const text = (words: string): Inline => ({ type: 'text', text: words });
const maths = (letters: string): Inline => ({ type: 'maths', maths: [letters], words: letters });
const heading = (id: string): Block => ({ type: 'heading', depth: 2, id, children: [text(id)] });
const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });
const equation = (letters: string): Block => ({
  type: 'equation',
  equation: [[[letters]]],
});
const example = (...children: Block[]): Block => ({ type: 'example', title: 'Tea', children });
const table = (head: string[], rows: Inline[][]): Block => ({
  type: 'table',
  head: head.map((cell) => [text(cell)]),
  rows: rows.map((row) => row.map((cell) => [cell])),
});

const wordsOf = (blocks: Block[]) =>
  formulaSheet(blocks)
    ?.sections.flatMap(({ formulas }) => formulas)
    .map(({ words }) => words.map((each) => (each.type === 'text' ? each.text : '·')).join(''));

test('equations are listed by section, consecutive ones under the same words', () => {
  const blocks = [
    heading('idea'),
    paragraph(text('Nothing to compute.')),
    heading('balance'),
    paragraph(text('What goes in:')),
    equation('a'),
    equation('b'),
    paragraph(text('What comes out:')),
    equation('c'),
  ];
  expect(
    formulaSheet(blocks)?.sections.map(({ id, formulas }) => [
      id,
      formulas.map(({ equations }) => equations.map((equation) => equation.flat(2).join(''))),
    ]),
  ).toEqual([['balance', [['a', 'b'], ['c']]]]);
  expect(wordsOf(blocks)).toEqual(['What goes in:', 'What comes out:']);
});

test('a long paragraph keeps its last sentences, with the equations in them', () => {
  const long = 'This goes on and on. '.repeat(10);
  expect(
    wordsOf([paragraph(text(`${long}With `), maths('x'), text(' known:')), equation('a')]),
  ).toEqual([`${'This goes on and on. '.repeat(6)}With · known:`]);
  expect(wordsOf([paragraph(text(`${long.replaceAll('.', ',')}:`)), equation('a')])).toEqual([
    `${long.replaceAll('.', ',')}:`,
  ]);
});

test('a formula says where it holds, as the step of an example with the same symbol does', () => {
  const step = (letters: string, range?: Inline[]): Block => ({
    ...{ type: 'step', number: 1, children: [] },
    ...{ equation: [[[`<mi>${letters}</mi><mo>=</mo><mn>2</mn>`]]], ...(range && { range }) },
  });
  const blocks = [
    equation('<mi>N</mi><mo stretchy="false">=</mo><mi>R</mi>'),
    equation('<mi>S</mi><mo>=</mo><mi>N</mi>'),
    equation('<mi>Q</mi><mo>=</mo><mi>N</mi>'),
    equation('<mi>Q</mi><mo>=</mo><mi>S</mi>'),
    example(step('N', [text('Holds for R > 1.')]), step('S'), step('Q', [text('Holds here.')])),
  ];
  const [section] = formulaSheet(blocks)?.sections ?? [];
  expect(section?.formulas.map(({ ranges }) => ranges)).toEqual([[[text('Holds for R > 1.')]]]);
});

test('an equation without a paragraph before it has no text', () => {
  expect(wordsOf([heading('balance'), equation('a')])).toEqual(['']);
});

test("worked examples aren't formulas, and a lesson without formulas has no sheet", () => {
  expect(formulaSheet([heading('idea'), example(equation('a'))])).toBeUndefined();
});

test('the sheet has only tables of symbols', () => {
  const symbols = table(
    ['Symbol', 'Meaning', 'Unit'],
    [
      [maths('m'), text('Mass'), text('kg')],
      [maths('t'), text('Time'), text('s')],
      [text('index in'), text('What goes in'), text('')],
    ],
  );
  const others = [
    table(['Quantity', 'SI', 'US'], [[text('Mass'), text('kg'), text('lbm')]]),
    table(['Time', 'Part'], [[maths('1'), text('63 %')]]),
  ];
  expect(formulaSheet([equation('a'), symbols, ...others])?.symbols).toEqual([symbols]);
});
