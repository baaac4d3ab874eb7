import { expect, test } from 'vitest';
import { readMathMl, type MathNode } from './tree.ts';
import { typeset, typesetEquation } from './typeset.ts';

/** Returns the letters of each line on a very narrow phone. */
const linesOf = (tex: string) =>
  typesetEquation(tex).map((formula) =>
    formula.map((part) => part.map((piece) => piece.replace(/<[^>]*>/g, ''))),
  );

test.each([
  ['letters that belong together are one word', '\\mathrm{kg}', '<mi>kg</mi>'],
  ['a single upright letter says so', '\\mathrm{K}', '<mi mathvariant="normal">K</mi>'],
  ['a dot in a unit has no space', '\\mathrm{N\\cdot m}', '<mi>N⋅m</mi>'],
  [
    'a function has space around it',
    'a\\ln x',
    '<mi>a</mi><mspace width=".17em"/><mi>ln</mi><mspace width=".17em"/><mi>x</mi>',
  ],
  [
    'a sign after another is a prefix',
    'x = -1',
    '<mi>x</mi><mo>=</mo><mo form="prefix">−</mo><mn>1</mn>',
  ],
  [
    'tall brackets get their own row',
    '2\\left(\\frac{a}{b}\\right)',
    '<mn>2</mn><mrow><mo>(</mo><mfrac><mi>a</mi><mi>b</mi></mfrac><mo>)</mo></mrow>',
  ],
  [
    'a number that varies has a slot',
    '\\href{#n7}{1.5 \\times 10^{6}}',
    '<mrow data-n="7"><mn>1.5</mn><mo>×</mo><msup><mn>10</mn><mn>6</mn></msup></mrow>',
  ],
  [
    'an accent is one that browsers know',
    '\\hat H',
    '<mover accent="true"><mi>H</mi><mo stretchy="false">ˆ</mo></mover>',
  ],
])('%s', (_, tex, mathMl) => {
  expect(typeset(tex).maths.join('')).toBe(mathMl);
});

/** Number of children that MathML requires. */
const places: Record<string, number> = {
  mfrac: 2,
  msub: 2,
  msup: 2,
  mover: 2,
  munder: 2,
  msubsup: 3,
  munderover: 3,
};

const misfits = (node: MathNode): string[] =>
  typeof node === 'string'
    ? []
    : [
        ...(node.children.length === (places[node.name] ?? node.children.length)
          ? []
          : [node.name]),
        ...node.children.flatMap(misfits),
      ];

test.each(['R_{\\min}', '\\dot Q_{\\max}^{2}', '\\min_i x_i', '\\frac{}{a}', 'x^{-a}_{\\ln b}'])(
  'every element of %s has the right number of children',
  (tex) => {
    expect(typeset(tex).maths.flatMap(readMathMl).flatMap(misfits)).toEqual([]);
  },
);

test('a short formula stays in one piece', () => {
  expect(linesOf('F = D + B')).toEqual([[['F=D+B']]]);
});

test('a long formula breaks at its relations, and its parts at signs and factors', () => {
  expect(
    linesOf(
      'Q = m\\,c\\,(T_2 - T_1) = (2.50\\,\\mathrm{kg/s})(4.18\\,\\mathrm{kJ/(kg\\cdot K)})(60.0\\,\\mathrm{K}) = 627\\,\\mathrm{kW}',
    ),
  ).toEqual([[['Q=mc(T2−T1)'], ['=(2.50kg/s)', '×(4.18kJ/(kg⋅K))', '×(60.0K)'], ['=627kW']]]);
  expect(linesOf('\\text{accumulation} = \\text{whatever-goes-in} - \\text{whatever}')).toEqual([
    [['accumulation', '=whatever-goes-in', '−whatever']],
  ]);
});

test('powers of ten and short brackets stay together', () => {
  const [formula = []] = linesOf(
    'x = 1.234567 \\times 10^{-5}\\,\\mathrm{mol/(L\\cdot s)} + (a + b)\\,(c + d)',
  );
  expect(formula.flat()).toEqual(['x', '=1.234567×10−5mol/(L⋅s)', '+(a+b)(c+d)']);
});

test('a wide side of a fraction is stacked', () => {
  const equation = typesetEquation(
    'x = \\frac{1}{(123.456\\,\\mathrm{kg/s})(4.18\\,\\mathrm{kJ/(kg\\cdot K)})(60.0\\,\\mathrm{K})}',
  );
  expect(equation.flat(2).join('').match(/<mtr>/g)?.length).toBeGreaterThan(1);
});

test('an equation that is too wide and has no place to break is rejected', () => {
  expect(() => typesetEquation(`x = a^{${'b + '.repeat(15)}c}`)).toThrow(/too wide for a phone/);
});

test.each(['\\sqrt[3]{x}', '\\mathbf{v}', '\\cancel{x}'])(
  '%s, which some browsers can’t draw, is rejected',
  (tex) => {
    expect(() => typeset(tex)).toThrow(/not every browser can draw/);
  },
);

test('a character missing from the font is rejected', () => {
  expect(() => typeset('\\text{ж}')).toThrow(/have "ж"/);
});
