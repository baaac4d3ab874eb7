import { expect, test } from 'vitest';
import { noDimensions } from '../quantities/dimensions.ts';
import { answerText } from './answer-text.ts';
import type { AskedQuantity } from './asked-quantity.ts';

const question = (unit: string, factor: number, zero = 0): AskedQuantity => ({
  dimensions: noDimensions,
  ...{ unit, factor, zero },
  digits: 3,
  within: { part: 0.01 },
  allowance: '1%',
  is: 'plain',
  mistakes: [],
  givens: [],
});
const key = (value: number) => ({ value, mistakes: [], molarMasses: [] });

test.each([
  [question('kmol/hr', 1 / 3.6), 24.25, '87.3\u00a0kmol/hr'],
  [question('%', 0.01), 0.8125, '81.3%'],
  [question('°C', 1, 273.15), 293.15, '20.0\u00a0°C'],
  [question('m^2', 1), 1.5e-7, '1.50\u00a0×\u00a010⁻⁷\u00a0m^2'],
])('an answer is printed in its own unit with its digits', (asked, value, text) => {
  expect(answerText(asked, key(value))).toBe(text);
});
