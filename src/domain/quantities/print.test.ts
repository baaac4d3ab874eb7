import { expect, test } from 'vitest';
import { flatText, numberText, quantityRuns, unitText } from './print.ts';
import { readUnit, type ParsedUnit } from './read-unit.ts';

function unit(text: string): ParsedUnit {
  const reading = readUnit(text);
  if ('problem' in reading) throw new Error(reading.problem);
  return reading;
}

test.each([
  ['kJ/(kg K)', 'kJ/(kg·K)'],
  ['W/m2-K', 'W/(m²·K)'],
  ['J mol^-1 K^-1', 'J/(mol·K)'],
  ['bar L^2/mol^2', 'bar·L²/mol²'],
  ['1/min', 'min⁻¹'],
  ['degC', '°C'],
  ['deltaF', '°F'],
  ['kPa abs', 'kPa\u00a0(abs)'],
  ['m^0.5', 'm^0.5'],
  ['1', ''],
])('the unit %s is printed %s', (text, printed) => {
  expect(unitText(unit(text))).toBe(printed);
});

test.each([
  [962.4999999999999, 3, '963'],
  [1.3775, 4, '1.378'],
  [0.000123456, 2, '1.2 × 10⁻⁴'],
  [45_000, 2, '45,000'],
  [-0.5, 3, '−0.500'],
  [0, 3, '0'],
])('%d to %d figures is printed %s', (value, digits, printed) => {
  const runs = quantityRuns(numberText(value, digits), unit(''));
  expect(flatText(runs).replaceAll('\u00a0', ' ')).toBe(printed);
});

test.each([
  [6.4, '6'],
  [6.5, '7'],
  [-6.5, '−7'],
  // 6.5 with floating-point error.
  [6.499999999999999, '7'],
  [1_234_567.8, '1,234,568'],
  [-0.3, '0'],
])('%d to no figures is the whole number %s', (value, printed) => {
  expect(numberText(value, 0)).toEqual({ mantissa: printed });
});

test('a percent sign has no space before it, other units do', () => {
  expect(flatText(quantityRuns({ mantissa: '40' }, unit('%')))).toBe('40%');
  expect(flatText(quantityRuns({ mantissa: '40' }, unit('kg')))).toBe('40\u00a0kg');
});
