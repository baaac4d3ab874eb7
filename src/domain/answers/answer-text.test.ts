import { expect, test } from 'vitest';
import { key, question } from '../../../tests/typed-answers.ts';
import { answerText } from './answer-text.ts';

test.each([
  [question('kmol/hr', { factor: 1 / 3.6 }), 24.25, '87.3\u00a0kmol/hr'],
  [question('%'), 0.8125, '81.3%'],
  [question('°C'), 293.15, '20.0\u00a0°C'],
  [question('m^2'), 1.5e-7, '1.50\u00a0×\u00a010⁻⁷\u00a0m^2'],
])('an answer is printed in its own unit with its digits', (asked, value, text) => {
  expect(answerText(asked, key(value))).toBe(text);
});
