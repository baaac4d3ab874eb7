import { expect, test } from 'vitest';
import { typesetEquation } from '../src/documents/maths/typeset.ts';
import { checkLine, equationsIn, withNumbers } from './printed-maths.ts';

const rowOf = (tex: string) => equationsIn({ equation: typesetEquation(tex) })[0] ?? [];
const check = (tex: string) => checkLine(rowOf(tex));

test.each([
  ['n = 1117 + 28.18 = 1146'],
  ['117.4 - 4(28.18) = 4.697'],
  ['x = \\frac{1.82}{2.82} = 0.6458'],
  ['0.02\\exp\\left(2.75\\right) = 0.314'],
  ['\\left(2.0\\,\\mathrm{kg/s}\\right)\\left(3.0\\,\\mathrm{kJ/kg}\\right) = 6.1\\,\\mathrm{kW}'],
  ['T = 331.41\\,\\mathrm{K} = 58.2\\,\\mathrm{{}^{\\circ}C}'],
  ['\\sin\\left(30\\,\\mathrm{deg}\\right) = 0.51'],
  ['\\begin{cases} 2 & \\text{if } 3.0 < 2.0 \\\\ 1 + 4.0 & \\text{otherwise} \\end{cases} = 2.0'],
])('%s is wrong', (tex) => {
  expect(check(tex).wrong).toHaveLength(1);
});

test.each([
  ['n = 1117.4 + 28.18 = 1146', 1],
  [
    'Q = \\left(2.0\\,\\mathrm{kg/s}\\right)\\left(3.0\\,\\mathrm{kJ/kg}\\right) = 6.0\\,\\mathrm{kW}',
    1,
  ],
  [
    '\\sqrt{2.0}\\,\\left(5.0\\,\\mathrm{m^2/(kg\\cdot K)}\\right)^{2} = 35\\,\\mathrm{m^4/(kg^2\\cdot K^2)}',
    1,
  ],
  ['113{,}000 \\times 2 = 226{,}000 = 2.26 \\times 10^{5}', 2],
  ['T = 331.15\\,\\mathrm{K} = 58.0\\,\\mathrm{{}^{\\circ}C}', 1],
  ['80.0\\,\\mathrm{{}^{\\circ}C} - 20\\,\\mathrm{{}^{\\circ}C} = 60.0\\,\\mathrm{K}', 1],
  ['\\cos\\left(60\\,\\mathrm{deg}\\right) + 2\\tan\\left(0.50\\right) = 1.59', 1],
  ['\\arctan\\left(1.0\\right) = 0.785 = 45\\,\\mathrm{deg}', 2],
  [
    'f = \\begin{cases} \\frac{64}{1500} & \\text{if } 1500 < 2100 \\\\ 0.02 & \\text{otherwise} \\end{cases} = 0.0427',
    1,
  ],
  [
    '\\begin{cases} 1 & \\text{if } 20\\,\\mathrm{{}^{\\circ}C} \\ge 30\\,\\mathrm{{}^{\\circ}C} \\\\ 3.0 & \\text{if } 5 > 4 \\\\ 4 & \\text{otherwise} \\end{cases} = 3.0',
    1,
  ],
  ['x + 1 = y', 0],
])('%s has only right results, %i of them', (tex, results) => {
  expect(check(tex)).toEqual({ results, wrong: [] });
});

test('the numbers of a seed fill their slots', () => {
  const row = rowOf('\\href{#n0}{2.0} + 1 = \\href{#n1}{3.0}');
  expect(checkLine(withNumbers(row, ['4.0', '5.0'])).wrong).toEqual([]);
  expect(checkLine(withNumbers(row, ['4.0', '5.1'])).wrong).toHaveLength(1);
  expect(checkLine(withNumbers(row, ['4.0e1', '4.1e1']))).toEqual({ results: 1, wrong: [] });
});
