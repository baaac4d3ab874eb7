import { expect, test } from 'vitest';
import { Complaint } from '../text/fault.ts';
import {
  differenceIn,
  isStated,
  numberIn,
  quantityOf,
  readStated,
  statedIn,
  unitOf,
} from './stated.ts';

// Exact by definition (NIST SP 811), independent of our table.
test.each([
  [1, 'lbf', 4.4482216152605, 'N'],
  [1, 'kcal/(kg K)', 4.184, 'kJ/(kg K)'],
  [1, 'BTU/(hr ft^2 degR)', 5.678263341, 'W/(m^2 K)'],
  [1, '1/min', 1 / 60, 's^-1'],
  [50, '%', 0.5, ''],
  [9, 'deltaF', 5, 'K'],
  [32, 'degF', 0, 'degC'],
  [25, 'degC', 298.15, 'K'],
])('%d %s is %d %s', (number, unit, expected, other) => {
  const result = numberIn(quantityOf(readStated(`${String(number)} ${unit}`)), unitOf(other));
  expect(Math.abs(result - expected)).toBeLessThan(1e-6 * Math.max(1, Math.abs(expected)));
});

test.each<[message: string, work: () => unknown]>([
  ['"furlongs" isn’t a unit', () => unitOf('kg/furlongs')],
  ['more than one number', () => readStated('1.2.3 kg')],
  ['names a substance', () => readStated('2 kg N2')],
  ['"x" isn’t a unit', () => readStated('2 x')],
  ['something in kg m^2 s^-2, which doesn’t fit "kW"', () => statedIn('2 kJ', unitOf('kW'))],
  ['without a unit', () => numberIn(quantityOf(readStated('2')), unitOf('kW'))],
])('rejects with "%s"', (message, work) => {
  expect(work).toThrow(Complaint);
  expect(work).toThrow(message);
});

test.each(['2*h', '1 - h', '2^3', '10^(A - B)', 'h', '3*(a + b)', '9/35', '2 3'])(
  '%s is an expression',
  (text) => {
    expect(isStated(text)).toBe(false);
  },
);

test('a malformed number is not an expression', () => {
  expect(['1.2.3 kg', '1,5,2 kW', '2 x'].map(isStated)).toEqual([true, true, true]);
});

test('a bound can have its own unit, or default to that of the unknown', () => {
  const celsius = unitOf('°C');
  expect(statedIn('20', celsius)).toBe(20);
  expect(statedIn('293.15 K', celsius)).toBeCloseTo(20, 9);
  expect(differenceIn('9 °F', celsius)).toBeCloseTo(5, 9);
});
