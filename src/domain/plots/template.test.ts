import { expect, test } from 'vitest';
import { fixed, printName, templateText, type PrintedName } from './template.ts';

const plain: PrintedName = { name: 'a', factor: 1, zero: 0, unit: '', digits: 3 };
const print = (value: number, how: Partial<PrintedName> = {}) =>
  printName({ ...plain, ...how }, new Map([['a', value]])).replaceAll('\u00a0', ' ');

test.each<[value: number, how: Partial<PrintedName>, printed: string]>([
  [12.345, {}, '12.3'],
  [7200, { factor: 3600, unit: 'h' }, '2.00 h'],
  [298.15, { zero: 273.15, unit: '°C', decimals: 1 }, '25.0 °C'],
  [0.264, { factor: 0.01, unit: '%' }, '26.4%'],
  [1_234_567, { unit: 'Pa' }, '1.23 × 10⁶ Pa'],
  [12_345.6, { decimals: 1 }, '12,345.6'],
  [6.7, { digits: 0 }, '7'],
])('%d with %j is printed %j', (value, how, printed) => {
  expect(print(value, how)).toBe(printed);
});

test('a missing number is a dash, with its unit', () => {
  for (const value of [NaN, Infinity, -Infinity]) {
    expect(print(value, { unit: 'kg' })).toBe('– kg');
    expect(print(value, { decimals: 2 })).toBe('–');
  }
  expect(printName(plain, new Map())).toBe('–');
});

test('zero has no minus sign', () => {
  expect(fixed(-0.004, 2)).toBe('0.00');
  expect(fixed(-0, 0)).toBe('0');
  expect(print(-0.3, { digits: 0 })).toBe('0');
  expect(fixed(-0.006, 2)).toBe('−0.01');
});

test('a text has its words, current numbers and symbols', () => {
  const template = ['Raise ', { symbol: 'R' }, ' above ', { ...plain, unit: 'm' }, '.'];
  expect(templateText(template, new Map([['a', 2]]))).toBe('Raise R above 2.00\u00a0m.');
  expect(templateText(template, new Map([['a', 3]]))).toBe('Raise R above 3.00\u00a0m.');
});

test('numbers that add up have common decimals, and the sum is that of the printed terms', () => {
  const beside = [
    { name: 'total', digits: 3 },
    { name: 'rise', digits: 3, decimals: 1 },
    { name: 'pipe', digits: 3 },
    { name: 'valve', digits: 2 },
  ];
  const terms = ['rise', 'pipe', 'valve'].map((name) => ({ name, sign: 1 as const }));
  const say = (values: Record<string, number>) =>
    beside.map(({ name }) =>
      printName(
        { ...plain, name, beside, ...(name === 'total' && { terms }) },
        new Map(Object.entries(values)),
      ),
    );
  // On its own, 24.26 would be printed as 24.3.
  expect(say({ total: 24.26, rise: 15, pipe: 9.04, valve: 0.22 })).toEqual([
    '24.2',
    '15.0',
    '9.0',
    '0.2',
  ]);
  expect(say({ total: 24.04, rise: 15, pipe: 9.04, valve: 3.2e-4 })).toEqual([
    '24.0',
    '15.0',
    '9.0',
    '0.0',
  ]);
  expect(say({ total: NaN, rise: 15, pipe: NaN, valve: 1 })[0]).toBe('–');
});
