import { describe, expect, test } from 'vitest';
import { unitOf } from '../quantities/read-unit.ts';
import { readFormula } from './read-formula.ts';
import { keyOfTex, symbolKey } from './symbol-key.ts';

const values = new Map(
  Object.entries({
    m: [2, 'kg/s'],
    cp: [4, 'J/(kg K)'],
    T1: [300, 'K'],
    T2: [310, 'K'],
    x: [0.5, ''],
    p1sat: [5, 'Pa'],
    DeltaH: [7, 'J'],
  } as const).map(([key, [value, unit]]) => [key, { value, dimensions: unitOf(unit).dimensions }]),
);
const read = (text: string) => {
  const reading = readFormula(text, values);
  return 'problem' in reading ? reading.problem : reading.value;
};

test.each([
  ['m*cp*(T2-T1)', 80],
  ['Q = m cp (T2 − T1)', 80],
  ['mcp(T_2 - T_{1})', 80],
  ['mcp/2', 4],
  ['m·cp·[T₂−T₁]', 80],
  ['-x^2', -0.25],
  ['x^-1', 2],
  ['x²', 0.25],
  ['2^3^2', 512],
  ['p1^sat/2', 2.5],
  ['p_1^{sat}', 5],
  ['ΔH/m', 3.5],
  ['ln(T2/T1)^2', Math.log(310 / 300) ** 2],
  ['e^(-x) + exp(-x)', 2 * Math.exp(-0.5)],
  ['√(m/(4.5 m))', Math.sqrt(1 / 4.5)],
  ['sqrt x', Math.sqrt(0.5)],
  ['2pi x', Math.PI],
  ['1/2 + 1.5e1', 15.5],
])('reads %s', (text, value) => {
  expect(read(text)).toBeCloseTo(value, 9);
});

test.each([
  ['m + T1', 'You can’t add these: “m” is a mass flow rate, and “T1” is a temperature.'],
  ['ln(T1)', 'What’s inside ln has to be a number without a unit, and “(T1)” is a temperature.'],
  ['x^T1', 'The exponent in “x^T1” has to be a number without a unit, and “T1” is a temperature.'],
  ['m/cp x', 'Is that all under the slash in “m/cp …”? Use parentheses, like a/(b*c).'],
  ['(m', 'A bracket never closes.'],
  ['m)', 'A bracket closes but never opens.'],
  ['m*', 'Something’s missing at the end of that formula.'],
  ['m & x', 'We can’t read “& x” in that formula.'],
  ['x/(x-x)', 'We can’t compute that. Check signs, roots and divisions.'],
  [
    'm*cv',
    'We don’t know “cv” here. Use the symbols of the givens, numbers without a unit, and ln, log, exp or sqrt.',
  ],
  ['x'.repeat(300), 'That formula’s too long.'],
])('explains what’s wrong with %s', (text, problem) => {
  expect(read(text)).toBe(problem);
});

describe('symbols', () => {
  test.each(['T_1', 'T_{1}', 'T₁', 'T1'])('%s is T1', (text) => {
    expect(symbolKey(text)).toBe('T1');
  });

  test.each([
    [String.raw`\dot m_c`, 'mc'],
    [String.raw`p_1^\text{sat}`, 'p1sat'],
    [String.raw`\varepsilon`, 'epsilon'],
    [String.raw`\Delta H_\mathrm{r}`, 'DeltaHr'],
  ])('%s is %s', (tex, key) => {
    expect(keyOfTex(tex)).toBe(key);
  });
});
