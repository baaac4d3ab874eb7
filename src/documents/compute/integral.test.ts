import { expect, test } from 'vitest';
import { integrate } from './integral.ts';
import { Names } from './names.ts';

function names(): Names {
  const stated = new Names();
  stated.state({ name: 'one', value: '1' });
  stated.state({ name: 'C0', value: '30 g/L' });
  stated.state({ name: 'C1', value: '0.9 g/L' });
  stated.state({ name: 'q', value: '2 L/min' });
  stated.state({ name: 'V', value: '100 L' });
  return stated;
}

function over(of: string, from: string, to: string, name = 'x', unit = '') {
  const all = names();
  integrate({ name: 'area', of, over: name, from, to, unit }, all);
  return all.find('area').quantity;
}

test.each<[of: string, from: string, to: string, is: number]>([
  ['x^5', '0', '2', 64 / 6],
  ['1/x', 'one', '30*one', Math.log(30)],
  ['1/(1 - x)^2', '0', '0.95', 19],
  ['7', '3', '3', 0],
])('the integral of %s from %s to %s', (of, from, to, is) => {
  // Smaller than the tolerance of a second calculation, and than any printed digit.
  expect(Math.abs(over(of, from, to).value - is)).toBeLessThan(2e-5 * Math.abs(is) + 1e-12);
});

test('units are those of the integrand times the variable, in SI', () => {
  const quantity = over('V/(q*C)', 'C1', 'C0', 'C', 'min');
  expect(quantity.dimensions).toEqual([0, 0, 1, 0, 0, 0, 0]);
  expect(quantity.value / (3000 * Math.log(30 / 0.9))).toBeCloseTo(1, 3);
});

test('a limit can have its own unit', () => {
  expect(over('V/(q*C)', '0.9 g/L', 'C0', 'C', 'min')).toEqual(
    over('V/(q*C)', 'C1', 'C0', 'C', 'min'),
  );
});

test.each<[words: string, integral: () => unknown]>([
  ['"q" is already taken', () => over('V', 'C1', 'C0', 'q')],
  ['"C1" and "V" aren’t the same kind', () => over('x', 'C1', 'V')],
  ['when we use smaller pieces', () => over('1/x', '0.0001', '1')],
])('rejects with "%s"', (words, integral) => {
  expect(integral).toThrow(words);
});
