import { expect, test } from 'vitest';
import { unitOf } from '../quantities/read-unit.ts';
import type { AnswerContext, AskedQuantity, FormulaSymbol } from './asked-quantity.ts';
import { checkAnswer } from './check-answer.ts';

const { dimensions: flow } = unitOf('kg/s');
const { dimensions: perDegree } = unitOf('J/(kg K)');
const { dimensions: temperature } = unitOf('K');
const { dimensions: power, factor } = unitOf('kW');

const symbols: FormulaSymbol[] = [
  { spellings: ['m'], dimensions: flow, value: 2, drawn: { place: 0, factor: 1, zero: 0 } },
  { spellings: ['cp'], dimensions: perDegree, value: 4000 },
  {
    spellings: ['T1'],
    dimensions: temperature,
    value: 293.15,
    drawn: { place: 1, factor: 1, zero: 273.15 },
  },
  { spellings: ['T2'], dimensions: temperature, value: 303.15 },
];

const question: AskedQuantity = {
  ...{ dimensions: power, unit: 'kW', factor, zero: 0, digits: 3, is: 'plain' },
  ...{ within: { part: 0.01 }, allowance: '1%', givens: [], takesFormula: true },
  mistakes: ['You left out the heat capacity of the steam.'],
};
const keyOf = (value: number) => ({ value, mistakes: [value / 7], molarMasses: [] });
const otherSets = [{ printed: ['3', '10'], key: keyOf(3 * 4000 * 20) }];

function check(text: string, context: AnswerContext = { symbols }, asked = question) {
  const { kind, sentence } = checkAnswer(text, asked, keyOf(80_000), context);
  return `${kind}: ${sentence}`;
}

test.each([
  ['m*cp*(T2-T1)', 'right: Your formula is within 1%.'],
  ['Q = m cp (T2 - T1)', 'right: Your formula is within 1%.'],
  ['80 kW', 'right: That’s within 1% of the solution.'],
  ['m*cp*(T2-T1)/7', 'wrong: You left out the heat capacity of the steam.'],
  ['m*cp*T2', 'wrong: That’s too high by more than a factor of ten.'],
  ['m*(T2-T1)', 'wrong: That’s in kg s^-1 K. The question asks for a power.'],
  [
    'm*cp*(T2-m)',
    'unclear: You can’t subtract these: “T2” is a temperature, and “m” is a mass flow rate.',
  ],
])('judges %s', (text, verdict) => {
  expect(check(text)).toBe(verdict);
});

test('a right formula is tested with other numbers', () => {
  expect(check('m*cp*(T2-T1)', { symbols, otherSets })).toBe('right: It holds for any numbers.');
  expect(check('m*cp*(T2-T1)*T2/T1/1.0341', { symbols, otherSets })).toBe(
    'right: But it only holds for these numbers. Did you type a number where a symbol belongs?',
  );
});

test('a formula uses the numbers on the page', () => {
  const { kind, readAs } = checkAnswer('m*cp*(T2-T1)', question, keyOf(240_000), {
    symbols,
    printed: ['3', '10'],
  });
  expect({ kind, readAs }).toEqual({ kind: 'right', readAs: '240\u00a0kW' });
});

test('without symbols, only numbers count', () => {
  expect(check('m*cp*(T2-T1)', {})).toMatch(/^unclear: /);
  const { takesFormula: _, ...numeric } = question;
  expect(check('m*cp*(T2-T1)', { symbols }, numeric)).toMatch(/^unclear: /);
});

test('an answer in °C counts as a temperature', () => {
  const { dimensions, factor: degree, zero } = unitOf('degC');
  const asked: AskedQuantity = {
    ...question,
    ...{ dimensions, factor: degree, zero, unit: '°C', is: 'temperature' },
    within: { amount: 0.5 },
  };
  const { kind, readAs } = checkAnswer('T1 + 10*(T2 - T1)/10', asked, keyOf(303.15), { symbols });
  expect({ kind, readAs }).toEqual({ kind: 'right', readAs: '30.0\u00a0°C' });
});
