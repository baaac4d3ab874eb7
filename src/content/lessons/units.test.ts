import { describe, expect, test } from 'vitest';
import { Complaint } from './fault.ts';
import { inWords, numberIn, quantityOf, readUnit } from './units.ts';

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
  const result = numberIn(quantityOf(number, unit), other);
  expect(Math.abs(result - expected)).toBeLessThan(1e-6 * Math.max(1, Math.abs(expected)));
});

describe('complains about', () => {
  test.each([
    ['a unit that is not known', () => readUnit('kg/furlongs'), '"kg/furlongs" is not a unit'],
    ['a temperature inside a compound unit', () => readUnit('kJ/(kg degC)'), 'compound unit'],
    [
      'a unit that does not fit',
      () => numberIn(quantityOf(2, 'kJ'), 'kW'),
      'something in kg m^2 s^-2, which cannot be written in "kW"',
    ],
    ['a number that should have a unit', () => numberIn(quantityOf(2, ''), 'kW'), 'without a unit'],
  ])('%s', (_, work, message) => {
    expect(work).toThrow(Complaint);
    expect(work).toThrow(message);
  });
});

test('dimensions are said in base units', () => {
  expect(inWords(quantityOf(1, 'W/(m^2 K)').dimensions)).toBe('something in kg s^-3 K^-1');
});
