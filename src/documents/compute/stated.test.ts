import { describe, expect, test } from 'vitest';
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

// Exact by definition (NIST SP 811), so that they do not depend on the library's table.
test.each([
  [1, 'lbm', 0.45359237, 'kg'],
  [1, 'lbf', 4.4482216152605, 'N'],
  [1, 'ft', 0.3048, 'm'],
  [1, 'gal', 3.785411784, 'L'],
  [1, 'psi', 6894.757293168, 'Pa'],
  [1, 'atm', 101.325, 'kPa'],
  [760, 'mmHg', 101.325, 'kPa'],
  [1, 'BTU', 1055.05585262, 'J'],
  [1, 'cal', 4.184, 'J'],
  [1, 'kcal/(kg K)', 4.184, 'kJ/(kg K)'],
  [1, 'lbmol', 453.59237, 'mol'],
  [1, 'cP', 0.001, 'Pa s'],
  [1, 'hp', 0.74569987158, 'kW'],
  [1, 'BTU/(hr ft^2 degR)', 5.678263341, 'W/(m^2 K)'],
  [1, '1/min', 1 / 60, 's^-1'],
  [50, '%', 0.5, ''],
  [9, 'deltaF', 5, 'K'],
  [32, 'degF', 0, 'degC'],
  [-40, 'degF', -40, 'degC'],
  [25, 'degC', 298.15, 'K'],
  [491.67, 'degR', 273.15, 'K'],
])('%d %s is %d %s', (number, unit, expected, other) => {
  const result = numberIn(quantityOf(readStated(`${String(number)} ${unit}`)), unitOf(other));
  expect(Math.abs(result - expected)).toBeLessThan(1e-6 * Math.max(1, Math.abs(expected)));
});

describe('complains about', () => {
  test.each([
    ['a unit that is not known', () => unitOf('kg/furlongs'), '"furlongs" isn’t a unit'],
    ['two points in a number', () => readStated('1.2.3 kg'), 'more than one number'],
    ['commas that are neither', () => readStated('1,5,2 kW'), 'Use a decimal point'],
    ['a sum of units', () => readStated('5 ft 3 in'), 'more than one number'],
    ['what a unit is of', () => readStated('2 kg N2'), 'names a substance'],
    ['a unit that is of something', () => unitOf('kg of water'), 'names a substance'],
    ['a product without its sign', () => readStated('2 x'), '"x" isn’t a unit'],
    [
      'a unit that does not fit',
      () => statedIn('2 kJ', unitOf('kW')),
      'something in kg m^2 s^-2, which doesn’t fit "kW"',
    ],
    [
      'a number that should have a unit',
      () => numberIn(quantityOf(readStated('2')), unitOf('kW')),
      'without a unit',
    ],
  ])('%s', (_, work, message) => {
    expect(work).toThrow(Complaint);
    expect(work).toThrow(message);
  });
});

test.each([
  ['0.5 1/min', 1 / 120],
  ['1,200 kg', 1200],
  ['3 lb/ft3', (3 * 0.45359237) / 0.3048 ** 3],
  ['30 psig', (30 * 0.45359237 * 9.80665) / 0.0254 ** 2],
  ['25 °C', 298.15],
  ['4.18 kJ/(kg °C)', 4180],
  ['1.5×10^3 kg', 1500],
  ['2 x 10^-5 m²/s', 2e-5],
  ['10^3 kg', 1000],
  ['3*10^4 kg', 3e4],
  ['−5 °C', 268.15],
  ['40%', 0.4],
  ['2 bar gauge', 2e5],
  ['2 bar g', 2e5],
  ['2 kPa(a)', 2000],
  ['0,25 kg', 0.25],
  ['48 500 W', 48_500],
  ['48\u202f500 W', 48_500],
  ['4.85 E4 W', 48_500],
  ['4.85 X 10^4 W', 48_500],
  ['48.5k W', 48_500],
  ['760 mm Hg', 101_325],
  ['2 litres', 0.002],
  ['3 cubic meters', 3],
  ['2 kg.s-1', 2],
])('an author states "%s" as a student types it', (text, value) => {
  expect(isStated(text)).toBe(true);
  expect(quantityOf(readStated(text)).value).toBeCloseTo(value, 9);
});

test.each([
  '2*h',
  '1/h',
  '21/h',
  '1 - h',
  '2^3',
  '10^(A - B)',
  'h',
  '-h',
  '3*(a + b)',
  '4*nA',
  '9/35',
  '12 - 3',
  '2 3',
])('%s is an expression', (text) => {
  expect(isStated(text)).toBe(false);
});

test('a number that should be one is not taken for an expression', () => {
  expect(['1.2.3 kg', '1,5,2 kW', '2 x'].map(isStated)).toEqual([true, true, true]);
});

test('a bound may have a unit of its own or that of what it bounds', () => {
  const celsius = unitOf('°C');
  expect(statedIn('20', celsius)).toBe(20);
  expect(statedIn('293.15 K', celsius)).toBeCloseTo(20, 9);
  expect(differenceIn('9 °F', celsius)).toBeCloseTo(5, 9);
});
