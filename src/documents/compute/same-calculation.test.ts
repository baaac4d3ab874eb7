import { expect, test } from 'vitest';
import type { Definition } from '../../domain/plots/definition.ts';
import { readExpression } from './expressions.ts';
import { areSameCalculation } from './same-calculation.ts';

/** Parses `Q = m*c` as a formula, and `x : left = right` as an equation for x. */
const read = (lines: string): Definition[] =>
  lines.split(';').map((line) => {
    const [name = '', rest = ''] = line.includes(':') ? line.split(':') : line.split('=');
    const [left = '', right] = rest.split('=').map((side) => side.trim());
    const { tree } = readExpression(left);
    return right === undefined
      ? { name: name.trim(), is: tree }
      : { name: name.trim(), left: tree, right: readExpression(right).tree, from: 0, to: 1 };
  });

const isSame = (first: string, second: string) =>
  areSameCalculation('x', read(first), read(second));

test.each([
  ['x = a*b/c', 'x = (b / c) * a'],
  ['y = a*b; x = y/c', 'x = a*b/c'],
  ['x = a - b + c', 'x = -(b - c) + a'],
  ['x = a*(b + c)', 'z = c + b; x = z*a'],
  ['x = a*b', 'x : x - a*b = 0'],
  ['x = a - b*c', 'x : 0 = a - c*b - x'],
  ['y = a*b; x = y/c', 'z = b*a; x : x - z/c = 0'],
  ['y : y*y = b; x = y/a', 'z : z*z = b; x = z/a'],
])('%s and %s are the same calculation', (first, second) => {
  expect(isSame(first, second)).toBe(true);
});

test.each([
  ['x = a*(b + c)', 'x = a*b + a*c'],
  ['x = a/b', 'x : x*b = a'],
  ['x = a - b', 'x : x + b = a'],
  ['x = a + b', 'x : x - a - b*x = 0'],
  ['x = a - b', 'x = b - a'],
  ['x : x*a = b', 'x : x*x*a = b'],
])('%s and %s are different calculations', (first, second) => {
  expect(isSame(first, second)).toBe(false);
});

test('repeated use of names does not grow exponentially', () => {
  const lines = Array.from(
    { length: 60 },
    (_, i) => `y${String(i + 1)} = exp(y${String(i)}) + ln(y${String(i)})`,
  );
  const long = `y0 = a; ${lines.join('; ')}; x = y60`;
  expect(isSame(long, long)).toBe(true);
});
