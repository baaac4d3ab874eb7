import { beforeEach, expect, test } from 'vitest';
import type { Expression } from './parse-expression.ts';
import { Names } from './names.ts';
import { stepTex } from '../maths/step-tex.ts';
import { flatText } from '../../domain/quantities/print.ts';

let names: Names;
beforeEach(() => {
  names = new Names();
  names.state({ name: 'm', symbol: '\\dot m', value: '2.50 kg/s' });
  names.state({ name: 'cp', symbol: 'c_p', value: '4.18 kJ/(kg K)' });
  names.state({ name: 'T1', symbol: 'T_1', value: '20 degC' });
  names.state({ name: 'T2', symbol: 'T_2', value: '80.0 degC' });
  names.state({ name: 'big', value: '45,000 lbm/hr' });
  names.state({ name: 'tiny', value: '2.1e-5 m^2/s' });
  names.state({ name: 'loss', symbol: 'L', value: '-85 kW' });
});
function computed(named: Parameters<Names['let']>[0]): Expression {
  const expression = names.let(named);
  if (!expression) throw new Error(`"${named.value}" is no expression.`);
  return expression;
}
/** Returns the part of a step between the formula and the result. */
const numbersIn = (name: string, formula: Expression) =>
  stepTex(names, { name }, formula).split(' = ')[2] ?? '';
const print = (reference: string) => flatText(names.runs(reference)).replaceAll('\u00a0', ' ');

test.each([
  ['m', '2.50 kg/s'],
  ['m in lbm/hr to 4', '19,840 lbm/hr'],
  ['cp', '4.18 kJ/(kg·K)'],
  ['T1 in K', '293 K'],
  ['T2 in K', '353.1 K'],
  ['big', '45,000 lbm/hr'],
  ['tiny', '2.1 × 10⁻⁵ m²/s'],
])('{%s} prints %s', (reference, expected) => {
  expect(print(reference)).toBe(expected);
});

test('a step computes at full precision and prints the requested digits', () => {
  names.let({ name: 'Q', value: 'm*cp*(T2 - T1)', unit: 'kW' });
  names.let({ name: 'half', value: 'Q/3', unit: 'kW', digits: '2' });
  expect([print('Q'), print('half'), print('Q in MW to 4')]).toEqual([
    '627 kW',
    '210 kW',
    '0.6270 MW',
  ]);
  expect(names.values['half']?.value).toBeCloseTo(209, 9);
});

test('a step shows the formula, its numbers and the result', () => {
  const formula = computed({
    name: 'Q',
    symbol: '\\dot Q',
    value: 'm*cp*(T2 - T1)',
    unit: 'kW',
  });
  expect(stepTex(names, { name: 'Q' }, formula).split(' = ')).toEqual([
    '\\dot Q',
    '\\dot m\\,c_p\\,\\left(T_2 - T_1\\right)',
    '\\left(2.50\\,\\mathrm{kg/s}\\right)\\,\\left(4.18\\,\\mathrm{kJ/(kg\\cdot K)}\\right)\\,\\left(80.0\\,\\mathrm{{}^{\\circ}C} - 20\\,\\mathrm{{}^{\\circ}C}\\right)',
    '627\\,\\mathrm{kW}',
  ]);
  expect(stepTex(names, { name: 'Q', show: 'result' }, formula)).toBe(
    '\\dot Q = 627\\,\\mathrm{kW}',
  );
});

test.each([
  ['a difference keeps its scale', 'T2 - T1', '80.0 °C - 20 °C'],
  ['a negative temperature gets parentheses', 'T2 - T0', '80.0 °C - (-5 °C)'],
  ['a single temperature is in kelvin', 'T1/T2', '\\frac{293.15 K}{353.15 K}'],
  ['and so are all others with it', '(T2 - T1)/T2', '\\frac{353.15 K - 293.15 K}{353.15 K}'],
  ['and those on different scales', 'T2 - T3', '353.15 K - 310.93 K'],
])('%s', (_, value, printed) => {
  names.state({ name: 'T0', value: '-5 degC' });
  names.state({ name: 'T3', value: '100 degF' });
  const unit = value.includes('/') ? '1' : 'K';
  const plain = numbersIn('x', computed({ name: 'x', value, unit }))
    .replaceAll('\\,', ' ')
    .replaceAll('\\mathrm{{}^{\\circ}C}', '°C')
    .replaceAll('\\mathrm{K}', 'K');
  expect(plain).toBe(printed);
});

test('negative numbers have parentheses inside a sum or product but not at its start', () => {
  const formula = computed({ name: 'W', value: 'loss + loss', unit: 'kW' });
  expect(numbersIn('W', formula)).toBe('-85\\,\\mathrm{kW} + (-85\\,\\mathrm{kW})');
});

test.each<[message: string, ...text: [value: string, name?: string, unit?: string]]>([
  ['already taken', '1 kg', 'm'],
  ['can’t be a name', '1 K', 'T_1'],
  ['isn’t an expression', 'two kg'],
  ['doesn’t fit "kW"', 'm*cp', 'a', 'kW'],
  ['"a" is', '1/(m - m)*m'],
])('rejects with "%s": %s', (message, value, name = 'a', unit) => {
  expect(() => names.let({ name, value, unit })).toThrow(message);
});

test.each([
  ['m*2', 'isn’t the name of a number'],
  ['mm', 'isn’t defined yet'],
])('{%s} %s', (reference, message) => {
  expect(() => names.runs(reference)).toThrow(message);
});
