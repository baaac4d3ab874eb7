import { expect, test } from 'vitest';
import { readQuantity } from './read-quantity.ts';

test.each<[string, number, string]>([
  ['sqrt(2*9.81 m/s^2*3 m)', Math.sqrt(58.86), '7.67203 meters per second'],
  ['0.6*√(16) m', 2.4, '2.4 meters'],
  ['-√16 m', -4, '-4 meters'],
  ['8.2 kg/s * 923 kJ/kg', 7_568_600, '7568.6 kilojoules per second'],
  ['2 * 3 m × 4 m', 24, '24 square meters'],
  ['(8.2)(923)', 7568.6, '7568.6'],
  ['(1/2)(3)(4) m', 6, '6 meters'],
  ['0.03 (min)^-1', 0.0005, '0.03 per minute'],
  ['0.03 (mol/L)^-1 [s]^-1', 0.00003, '0.03 liters per mole second'],
  ['5 W/(m K)^2', 5, '5 watts per square meter kelvin squared'],
  ['1’092 kg', 1092, '1,092 kilograms'],
  ['1’092,5', 1092.5, '1,092.5'],
  ['10^2.5', 10 ** 2.5, '316.228'],
  ['10 mH2O', 98_066.5, '10 mH2O'],
  ['10 m of water', 10, '10 meters (of water)'],
])('reads %s, with or without roots, products and powers', (text, value, words) => {
  const reading = readQuantity(text);
  if ('problem' in reading) throw new Error(reading.problem);
  expect(Math.abs(reading.value - value)).toBeLessThanOrEqual(1e-12 * Math.abs(value));
  expect(reading.words).toBe(words);
});
