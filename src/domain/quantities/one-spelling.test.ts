import { expect, test } from 'vitest';
import { readQuantity } from './read-quantity.ts';

// Typed text, its value in SI computed from definitions, and its interpretation.
test.each<[typed: string, value: number, words: string]>([
  // Percentages.
  ['1.71 mol percent', 0.0171, '1.71 percent'],
  ['1.71 volume %', 0.0171, '1.71 percent'],
  ['1.71 per cent', 0.0171, '1.71 percent'],
  ['1.71% w/w', 0.0171, '1.71 percent'],
  ['0.35 mole fraction', 0.35, '0.35'],
  // Roots of units, and units marked as US.
  ['2 m^(1/2)', 2, '2 meters to the 0.5'],
  ['2 √m', 2, '2 meters to the 0.5'],
  ['2 kg hr^{-1}', 2 / 3600, '2 kilograms per hour'],
  ['9^1/2 m', 4.5, '4.5 meters'],
  ['19 US gpm', (19 * 231 * 0.0254 ** 3) / 60, '19 gallons per minute'],
  ['US$120', 120, '120 dollars'],
  ['$1.2 M', 1.2e6, '1.2 million dollars'],
  // Numbers as words, and words before or after the number.
  ['two', 2, '2'],
  ['Twelve m', 12, '12 meters'],
  ['2 times', 2, '2'],
  ['1.5-fold', 1.5, '1.5'],
  ['3:1', 3, '3'],
  ['5 times 10^3 kg', 5000, '5 × 10^3 kilograms'],
  ['about 24.1 kN', 24_100, '24.1 kilonewtons'],
  ['F = about 24.1 kN', 24_100, '24.1 kilonewtons'],
  ['ΔT = 24 K', 24, '24 kelvin'],
  ['Answer: 24.1 kN', 24_100, '24.1 kilonewtons'],
  ['(24.1 kN)', 24_100, '24.1 kilonewtons'],
  ['0.45 unitless', 0.45, '0.45'],
  // Mixed fractions.
  ['5 2/3 h', 20_400, '5.66667 hours'],
  ['-5 1/2 in', -0.1397, '-5.5 inches'],
  ['5⅔ h', 20_400, '5.66667 hours'],
  ['2.5 kips', 2500 * 0.45359237 * 9.80665, '2.5 kips'],
  ['5 mmoles', 0.005, '5 millimoles'],
  ['12 Nm', 12, '12 newton-meters'],
  ['12 J/molK', 12, '12 joules per mole kelvin'],
  ['12 pounds-force', 12 * 0.45359237 * 9.80665, '12 pounds force'],
  ['12 kPa gauge pressure', 12_000, '12 kilopascals gauge'],
  ['12 in. w.c.', 12 * 249.08891, '12 inches of water'],
  ['25 degrees c', 25, '25 degrees Celsius'],
  ['25 centigrade', 25, '25 degrees Celsius'],
])('%s is read', (typed, value, words) => {
  const reading = readQuantity(typed);
  if ('problem' in reading) throw new Error(reading.problem);
  expect(Math.abs(reading.value - value)).toBeLessThanOrEqual(1e-9 * Math.abs(value));
  expect(reading.words).toBe(words);
});
