import { expect, test } from 'vitest';
import { flatText } from '../../domain/quantities/print.ts';
import type { Block } from '../document/document.ts';
import { typeset } from '../maths/typeset.ts';
import { inFile } from '../text/fault.ts';
import { parseDocument } from '../text/parse.ts';
import { lessonTags } from '../text/tags.ts';
import { Reader } from './reader.ts';

/** Reads lesson text with the guard digits that its lines need. */
function read(text: string): Block[] {
  const options = { figures: 'none', tags: lessonTags };
  const nodes = parseDocument(text);
  return inFile('tea.mdx', () => {
    const draft = new Reader({ ...options, isDraft: true });
    draft.blocks(nodes);
    return new Reader({ ...options, numbers: { guardDigits: draft.names.guardDigits } }).blocks(
      nodes,
    );
  });
}

const letters = (maths: readonly unknown[]) =>
  maths
    .flat(9)
    .join('')
    .replace(/<\/?mfrac>/g, '|')
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');

/** Returns the equations of the steps as plain text. */
const linesOf = (text: string) =>
  read(text).flatMap((block) => (block.type === 'step' ? [letters(block.equation)] : []));

const step = (value: string, more = '') =>
  `<Step name="y" symbol="y" value="${value}" ${more}>\n\nSo it is.\n\n</Step>`;

const root = (words: string) =>
  `<Solve name="Tpol" equation="Tpol^2 = 2" from="0" to="2">${words}</Solve>`;

test('a root or integral without words shows nothing', () => {
  const integral = '<Integral name="I" of="x" over="x" from="0" to="1" />';
  expect(read(`${root('')}\n\n${integral}\n\nIt is {Tpol}.`)).toMatchObject([
    { type: 'paragraph', children: [{ type: 'text' }, { type: 'quantity' }, { type: 'text' }] },
  ]);
  expect(() => read('<Step name="y" value="1 + 1" />')).toThrow('this step has no words');
});

test.each([
  [`<Let name="epsP" value="2" />\n\n${step('2*epsP')}`, 'shows "epsP" in an equation'],
  [root('\n\nSolve it.\n\n'), 'shows "Tpol" in an equation'],
  [
    '<Integral name="I" symbol="I" of="half" over="half" from="0" to="1">\n\nSo.\n\n</Integral>',
    'shows "half" in an equation',
  ],
])('a name of several letters is not a symbol: %s', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

test('letters, upright letters, subscripts and products are symbols', () => {
  const given = (name: string, symbol: string) =>
    `<Given name="${name}" ${symbol} value="2">It</Given>`;
  const text = [
    given('k', ''),
    given('Re', 'symbol="\\mathrm{Re}"'),
    given('Tin', 'symbol="T_\\text{in}"'),
    given('RT', 'symbol="R T"'),
    given('T1', ''),
  ].join('\n');
  expect(linesOf(`${text}\n\n${step('k*Re*Tin*RT*T1', 'show="formula"')}`)).toEqual([
    'y=kReTinRTT1=32.0',
  ]);
});

test('letters of a subscript that make a word are upright', () => {
  expect(typeset('V_{max}').maths).toEqual([
    '<msub><mi>V</mi><mrow><mi mathvariant="normal">max</mi></mrow></msub>',
  ]);
  expect(typeset('x_{ij}').maths.join('')).toContain('<mi>i</mi><mi>j</mi>');
});

const data = `<Data show="none">
  <Column name="P" symbol="P" unit="bar">2, 4, 8</Column>
  <Column name="lt" symbol="\\lambda" unit="kJ/kg">300, 280, 250</Column>
</Data>
<Given name="P1" symbol="P_1" value="5.0 bar">Pressure</Given>`;

test('an interpolation shows the two rows around it, or the one it matches', () => {
  const at = (place: string) =>
    linesOf(`${data}\n\n${step(`at(P, lt, ${place})`, 'unit="kJ/kg"')}`);
  expect(at('P1')).toEqual(['y=280kJ/kg+(250kJ/kg−280kJ/kg)×|5.0bar−4bar8bar−4bar|=273kJ/kg']);
  expect(at('0.9*P1')).toEqual([
    'y=280kJ/kg+(250kJ/kg−280kJ/kg)×|4.500bar−4bar8bar−4bar|=276kJ/kg',
  ]);
  expect(() => linesOf(`${data}\n\n${step('at(1/P, lt, 1/P1)', 'unit="kJ/kg"')}`)).toThrow(
    'without their unit',
  );
  expect(at('0.8*P1')).toEqual(['y=λ=280kJ/kg']);
});

test('functions of columns are written in words', () => {
  const fit = (value: string) =>
    linesOf(`${data}\n\n${step(value)}`).map((line) => line.split('=')[1]);
  expect(fit('slope(P/P1, ln(P/P1))')).toEqual(['slope of ln(P/P1) against P/P1']);
  expect(fit('2*slope(P/P1, P/P1)')).toEqual(['2(slope of P/P1 against P/P1)']);
  expect(fit('slopeError(P/P1, P/P1)')).toEqual(['error of the slope']);
});

test('a factor after a slash is not in the denominator', () => {
  const given = ['a', 'b', 'c'].map((name) => `<Given name="${name}" value="2">It</Given>`);
  const k = '<Given name="k" symbol="L/(A R)" value="2">It</Given>';
  const formula = (value: string) =>
    linesOf(`${[...given, k].join('\n')}\n\n${step(value, 'show="formula"')}`)[0]?.split('=')[1];
  expect(formula('k*(a - b)')).toBe('|LAR|(a−b)');
  expect(formula('k^2')).toBe('(|LAR|)2');
  expect(formula('c + k')).toBe('c+L/(AR)');
  expect(formula('1/(a/b*c)')).toBe('|1(a/b)c|');
  expect(formula('1/(c*a/b)')).toBe('|1ca/b|');
});

test('angles have a degree sign, and shifted temperatures keep their scale', () => {
  const angle = '<Let name="phi" value="-72.2 deg" />\n\nIt is {phi}.';
  const [words] = read(angle);
  const [, said] = words?.type === 'paragraph' ? words.children : [];
  expect(said?.type === 'quantity' && flatText(said.runs)).toBe('−72.2°');
  expect(linesOf(step('atan(1)', 'unit="deg"'))[0]).toMatch(/45\.0°$/);
  expect(typeset('72.2\\mathrm{{}^{\\circ}}').words).toBe('72.2 degrees');
  const warm = `<Given name="S" value="85 degC">Border</Given>
<Given name="dT" symbol="\\Delta T" value="10 K">Difference</Given>\n\n`;
  expect(linesOf(`${warm}${step('S + dT/2', 'unit="degC" digits="2"')}`)).toEqual([
    'y=S+|ΔT2|=85°C+|10K2|=90°C',
  ]);
});

test('a root with extra digits in its step keeps its own in the text', () => {
  const text = `<Solve name="x" equation="x^2 = 2" from="0" to="2">

Solve it.

</Solve>

${step('1000*(x - 1.4)', 'digits="4"')}

It is {x}.`;
  const words = read(text).at(-1);
  const [, said] = words?.type === 'paragraph' ? words.children : [];
  expect(said?.type === 'quantity' && flatText(said.runs)).toBe('1.41');
  expect(linesOf(text)[0]).toMatch(/^x=1\.414\d+$/);
});

test("a question can't ask for a number the page has printed", () => {
  const check =
    '<SelfCheck>\n\nHow much?\n\n{n}.\n\n<Answer name="n">Amount</Answer>\n\n</SelfCheck>';
  const text = (above: string) => `<Let name="n" value="2.00 mol" />\n\n${above}\n\n${check}`;
  expect(read(text('Guess.'))).toHaveLength(2);
  expect(() => read(text('It is {n in kmol}.'))).toThrow('already prints "n" above this question');
});
