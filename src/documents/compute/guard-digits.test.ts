import { expect, test } from 'vitest';
import { Names } from './names.ts';
import { stepTex } from '../maths/step-tex.ts';

type Step = Parameters<Names['let']>[0];

/** Returns the numbers and results of the steps, with a bar before guard digits. */
function printed(givens: Record<string, string>, steps: readonly Step[]): string[] {
  const write = (names: Names) => {
    for (const [name, value] of Object.entries(givens)) names.state({ name, value });
    return steps.map((step) =>
      stepTex(names, step, names.let({ symbol: step.name.charAt(0), ...step })),
    );
  };
  const draft = new Names();
  write(draft);
  return write(new Names({ guardDigits: draft.guardDigits })).map((tex) =>
    tex
      .split(' = ')
      .slice(2)
      .join(' = ')
      .replace(
        /\\href\{#c(\d)\}\{([^{}]*)\}/g,
        (_, guardDigits: string, digits: string) =>
          `${digits.slice(0, -Number(guardDigits))}|${digits.slice(-Number(guardDigits))}`,
      )
      .replace(/\\left|\\right|\\mathrm|[{}]/g, '')
      .replaceAll('\\,', ' '),
  );
}

test('an intermediate result gets just the digits that the next line needs', () => {
  const steps = [
    { name: 'r', value: 'a/b' },
    { name: 'x', value: 'r/(1 + r)', digits: '4' },
  ];
  // With 1.82, the result would be 0.6454; with 1.824, it would be 0.6459.
  expect(printed({ a: '31.0', b: '17.0' }, steps)).toEqual([
    '\\frac31.017.0 = 1.82|35',
    '\\frac1.82|351 + 1.82|35 = 0.6458',
  ]);
});

test('typed numbers and final answers keep their digits', () => {
  expect(printed({ a: '2.50 kg', b: '3 kg' }, [{ name: 'c', value: 'a + b', unit: 'kg' }])).toEqual(
    ['2.50 kg + 3 kg = 5.50 kg'],
  );
});

test('a digit that one line needs is printed in every line with the number', () => {
  const steps = [
    { name: 'q', value: 'a/3' },
    { name: 'x', value: 'q*3', digits: '5' },
    { name: 'y', value: 'q + 1', digits: '2' },
  ];
  const [first, , last] = printed({ a: '1.0000' }, steps);
  expect(first).toBe('\\frac1.00003 = 0.333|333');
  expect(last).toBe('0.333|333 + 1 = 1.3');
});

test('a result halfway between two rounded values gets one more digit', () => {
  // With three digits, the exact 2.345 rounds up, and the recomputed value rounds down.
  const steps = [
    { name: 'third', value: 'a/3' },
    { name: 'x', value: '3*third*b' },
  ];
  expect(printed({ a: '1', b: '2.345' }, steps).at(-1)).toMatch(/= 2\.34\|5$/);
});

test("a temperature computed in kelvin and printed in degrees follows from what's printed", () => {
  // 58.2496 °C is 331.40 K, which converts back to 58.3 °C.
  const steps = [{ name: 'T', value: 'T0 + d*n', unit: 'degC' }];
  expect(printed({ T0: '18 degC', d: '40.2496 K', n: '1' }, steps)).toEqual([
    '291.15 K + (40.2496 K) (1) = 331.39|96 K = 58.2 ^\\circC',
  ]);
});

test('trailing zeros of a constant are printed', () => {
  const names = new Names();
  names.state({ name: 'a', value: '2.0' });
  const formula = names.let({ name: 'x', value: '0.07780*a + 1.50e3/30.0' });
  expect(stepTex(names, { name: 'x' }, formula)).toContain('0.07780\\,a + \\frac{1500}{30.0}');
});

test('a line that shows only its formula is computed from the numbers above it', () => {
  const steps = [
    { name: 'r', value: 'a/b' },
    { name: 'x', value: 'r/(1 + r)', digits: '4', show: 'formula' },
  ];
  expect(printed({ a: '31.0', b: '17.0' }, steps)).toEqual(['\\frac31.017.0 = 1.82|35', '0.6458']);
});

test("a temperature gets its digits where it's first computed, and its kelvin value follows", () => {
  const steps = [
    { name: 'T', value: 'T0 + d', unit: 'degC', show: 'formula' },
    { name: 'left', value: 'T1 - T', unit: 'K', digits: '4' },
    { name: 'r', value: 'T/T1', digits: '6' },
  ];
  const givens = { T0: '20.0 degC', d: '21.9274 K', T1: '85.0 degC' };
  expect(printed(givens, steps.slice(0, 2))).toEqual([
    '41.9|3 ^\\circC',
    '85.0 ^\\circC - 41.9|3 ^\\circC = 43.07 K',
  ]);
  // With 315.08 K, the result would be 0.879743; with 315.077 K, it would be 0.879735.
  expect(printed(givens, steps)).toEqual([
    '41.9|274 ^\\circC',
    '85.0 ^\\circC - 41.9|274 ^\\circC = 43.07 K',
    '\\frac315.07|74 K358.15 K = 0.879736',
  ]);
});

test('guard digits are marked wherever the decimal point is', () => {
  const steps = [
    { name: 'big', value: 'a*100', digits: '2' },
    { name: 'even', value: 'a*10' },
    { name: 'x', value: 'big + even', digits: '6' },
  ];
  expect(printed({ a: '12.3456' }, steps).at(-1)).toBe('12|34.56 + 123|.46 = 1358.02');
});
