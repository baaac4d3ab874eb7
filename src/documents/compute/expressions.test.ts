import { describe, expect, test } from 'vitest';
import { expressionTex } from '../maths/expression-tex.ts';
import { compute, readExpression, readComparison } from './expressions.ts';
import { numberIn, quantityOf, readStated, unitOf } from './stated.ts';
import { holds } from '../../domain/plots/exploration.ts';
import { atLine, inFile } from '../text/fault.ts';
import { Names } from './names.ts';

const stated = Object.entries({
  m: '2.5 kg/s',
  cp: '4.18 kJ/(kg K)',
  T1: '20 degC',
  T2: '80 degC',
  x: '0.25',
  A: '9 m^2',
  phi: '30 deg',
}).map(([name, text]) => ({ name, ...quantityOf(readStated(text)) }));
const scope = {
  values: new Map(stated.map(({ name, value }) => [name, value])),
  dimensions: new Map(stated.map(({ name, dimensions }) => [name, dimensions])),
};
const value = (text: string, unit = '') =>
  numberIn(compute(readExpression(text), scope), unitOf(unit));

test.each([
  ['m*cp*(T2 - T1)', 'kW', 627],
  ['T2/T1', '', 353.15 / 293.15],
  ['T2 - T1', 'K', 60],
  ['sqrt(A)', 'm', 3],
  ['A^0.5', 'm', 3],
  ['min(x, 1) + max(x, 1)', '', 1.25],
  ['min(T1, T2)', 'degC', 20],
  ['sin(phi) + cos(2*phi)', '', 1],
  ['atan(1)', 'deg', 45],
  ['where(x < 1, m, 2*m)', 'kg/s', 2.5],
  ['where(x < 0.25, 1, where(x > 0.25, 2, 3))', '', 3],
  ['where(m > 0, 1, 0)', '', 1],
])('%s in "%s" is %d', (text, unit, expected) => {
  expect(value(text, unit)).toBeCloseTo(expected, 9);
});

describe('rejects', () => {
  test.each([
    ['m + cp', 'the left is something in kg s^-1 and the right is something in m^2 s^-2 K^-1'],
    ['exp(m)', 'what’s inside exp(…) is something in kg s^-1'],
    ['x^m', 'the exponent in "x^m" is something in kg s^-1'],
    ['mm*cp', 'the name "mm" isn’t defined yet'],
    ['max(x, m)', 'compares'],
    ['x = 3', 'can’t be in an expression'],
    ['max(x)', 'max(…) has 1 parts'],
    ['where(x < m, 1, 2)', '"x < m" compares a number without a unit with something in kg s^-1'],
    ['where(x < 1, m, cp)', 'where(…) gives something in kg s^-1 in one case'],
    ['where(x, 1, 2)', 'where(…) doesn’t start with a comparison'],
    ['where(x < 1)', 'where(…) has 1 parts'],
    ['x < 1', '"<" is only for the condition in where(…)'],
  ])('%s', (text, message) => {
    expect(() => value(text)).toThrow(message);
  });
});

test('a condition on NaN has no result', () => {
  for (const sign of ['<', '<=', '>', '>=']) {
    expect(value(`where(ln(-1) ${sign} 1, 1, 2)`)).toBeNaN();
  }
  expect(value('where(x > 1, 1)')).toBeNaN();
});

const tex = (text: string) => expressionTex(readExpression(text), (name) => name);

test.each([
  ['m*cp*(T2 - T1)', 'm\\,cp\\,\\left(T2 - T1\\right)'],
  ['(a + b)/(c*d)', '\\frac{a + b}{c\\,d}'],
  ['where(a < b, c)', '\\begin{cases} c & \\text{if } a < b \\end{cases}'],
  [
    'where(a >= 2, c, (where(a > 1, d, e + 1)))',
    '\\begin{cases} c & \\text{if } a \\ge 2 \\\\ d & \\text{if } a > 1 \\\\ e + 1 & \\text{otherwise} \\end{cases}',
  ],
  ['(a/b)^2', '{\\left(\\frac{a}{b}\\right)}^{2}'],
  ['sqrt(2*g*h)', '\\sqrt{2\\,g\\,h}'],
  ['2*3', '2 \\times 3'],
  ['10^(A - B/(T + C))', '{10}^{A - B/(T + C)}'],
  ['(a/b)/c', '\\frac{a/b}{c}'],
  ['ln((a + b)/(c*d))/e', '\\frac{\\ln\\left((a + b)/(c\\,d)\\right)}{e}'],
  ['0.07780*a', '0.07780\\,a'],
  ['1.5e-9^2', '\\left(1.5 \\times 10^{-9}\\right)^{2}'],
])('%s is typeset as %s', (text, expected) => {
  expect(tex(text)).toBe(expected);
});

describe('locates a mistake in an expression and suggests a fix:', () => {
  test.each([
    ['', '"" isn’t an expression: it’s empty', 'as in m*cp*(T2 - T1)'],
    ['x + * A', 'there’s nothing between "+" and "*" (character 5)', 'parentheses'],
    ['max(x, )', 'there’s nothing between "," and ")" (character 8)', 'parentheses'],
    ['x*(A + 1', 'this parenthesis never closes (character 3)', 'parentheses'],
    ['x + 1)', 'this parenthesis was never opened (character 6)', 'parentheses'],
    ['m cp', 'there’s no operator between "m" and "cp" (character 3)', 'To multiply, write *'],
    [
      'm*4.18 kJ',
      'there’s no operator between "4.18" and "kJ"',
      'Don’t put units in an expression',
    ],
    ['sqrt A', 'there’s no operator between "sqrt" and "A"', 'in parentheses, as in sqrt(x)'],
    ['m*1,200', 'this comma isn’t between', 'without commas'],
    ['cp (T2 - T1)', 'there’s no function "cp"', 'to multiply, write cp*(…)'],
    ['log(x)', 'there’s no function "log"', 'Did you mean ln or log10?'],
    ['m × cp', '"×" can’t be in an expression, but it’s in "m × cp"', 'Write * instead'],
    ['x**2', '"**" can’t be in an expression', 'Write ^ instead'],
    ['x ? 1 : 2', '"?" can’t be in an expression', 'numbers and names'],
  ])('%s', (text, message, cure) => {
    expect(() => readExpression(text)).toThrow(
      expect.objectContaining({
        message: expect.stringContaining(message) as string,
        cure: expect.stringContaining(cure) as string,
      }),
    );
  });
});

const names = new Names();
names.let({ name: 'R', value: '2.5' });
names.let({ name: 'Rmin', value: '1.5' });
names.let({ name: 'm', value: '2 kg' });
names.let({ name: 'g', value: '500 g' });

const read = (text: string) =>
  inFile('tea.mdx', () => atLine(7, () => readComparison(text, names)));

test.each([
  ['R < Rmin', false],
  ['R > Rmin', true],
  ['m > g', true],
  ['abs(m - 4*g) < g', true],
  ['R > R', false],
])('%s is %s', (text, isSo) => {
  expect(holds(read(text), names.scope.values)).toBe(isSo);
});

test('zero fits any dimensions', () => {
  expect(holds(read('m > 0'), names.scope.values)).toBe(true);
  expect(holds(read('0 > m'), names.scope.values)).toBe(false);
});

const notOne = (text: string) =>
  `line 7\n  "${text}" isn’t a comparison.\n  Write two expressions with one < or > between them.`;

test.each([
  ['R', notOne('R')],
  ['R <', notOne('R <')],
  ['Rmin < R < 3', notOne('Rmin < R < 3')],
  ['R <= Rmin', '"R <= Rmin" has an equals sign.\n  Write just < or >'],
  ['m > R', 'line 7\n  "m > R" compares something in kg with a number without a unit.'],
])('%s is rejected: %s', (text, message) => {
  expect(() => read(text)).toThrow(message);
});
