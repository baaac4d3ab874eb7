import { expect, test } from 'vitest';
import { Names } from '../compute/names.ts';
import { stepTex } from './step-tex.ts';

type Step = Parameters<Names['let']>[0] & { factors: string };

/** Returns the numbers that a step prints after its formula. */
function numbersOf(step: Step): string {
  const write = (names: Names) => {
    names.state({ name: 'rho', symbol: '\\rho', value: '54.1 lbm/ft^3' });
    names.state({ name: 'g', value: '32.174 ft/s^2' });
    names.state({ name: 'h', value: '24.0 ft' });
    names.state({ name: 'T1', value: '60 degF' });
    names.state({ name: 'T2', value: '150 degF' });
    names.state({ name: 'R', value: '8.314 J/mol' });
    return stepTex(names, step, names.let(step));
  };
  const draft = new Names();
  write(draft);
  return write(new Names({ guardDigits: draft.guardDigits }))
    .split(' = ')
    .slice(-2)
    .join(' = ')
    .replace(/\\left|\\right|\\mathrm|\{\}/g, '')
    .replaceAll('\\,', ' ');
}

const pressure = { name: 'p', value: 'rho*g*h', unit: 'psi' };

test('a line shows the conversions that make its units cancel', () => {
  const factors = '1 lbf = 32.174 lbm ft/s^2; 1 ft^2 = 144 in^2';
  expect(numbersOf({ ...pressure, factors })).toBe(
    '(54.1 {lbm/ft^{3}}) (32.174 {ft/s^{2}}) (24.0 {ft}) (\\frac{1 {lbf}}{32.174 {lbm\\cdot ft/s^{2}}}) (\\frac{1 {ft^{2}}}{144 {in^{2}}}) = 9.02 {psi}',
  );
});

test('a converted sum has parentheses', () => {
  const step = { name: 'd', value: 'T2 - T1', unit: 'K', factors: '1 K = 1.8 degF' };
  expect(numbersOf(step)).toBe(
    '(150 {^{\\circ}F} - 60 {^{\\circ}F}) (\\frac{1 {K}}{1.8 {^{\\circ}F}}) = 50.0 {K}',
  );
});

test('a repeated conversion gets an exponent', () => {
  const factors = '1 bar L = 100 J; 1 bar L = 100 J';
  expect(numbersOf({ name: 'a', value: 'R^2', unit: 'bar^2 L^2/mol^2', factors })).toContain(
    '{(\\frac{1 {bar\\cdot L}}{100 {J}})}^{2}',
  );
});

test('a rounded conversion gets as many digits as the result needs', () => {
  const step = { name: 'd', value: 'h', unit: 'm', digits: '5', factors: '1 m = 3.28 ft' };
  expect(numbersOf(step)).toBe('(24.0 {ft}) (\\frac{1 {m}}{3.28084 {ft}}) = 7.3152 {m}');
});

test.each([
  ['1 lbf = 32.174 lbm ft/s^2', 'this step comes out in ft^-2 lbf^1, not in psi'],
  ['1 lbf = 9.81 lbm ft/s^2; 1 ft^2 = 144 in^2', '"1 lbf = 9.81 lbm ft/s^2" isn’t a conversion'],
  ['1 lbf = 32.174 lbm; 1 ft^2 = 144 in^2', 'isn’t a conversion'],
  ['32.174', 'isn’t a conversion'],
])('rejects factors="%s"', (factors, message) => {
  expect(() => numbersOf({ ...pressure, factors })).toThrow(message);
});
