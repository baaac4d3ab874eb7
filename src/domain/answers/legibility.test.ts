import { expect, test } from 'vitest';
import { question } from '../../../tests/typed-answers.ts';
import { legibilityOf } from './legibility.ts';

test.each([
  ['95.4', 'kW', 'Needs a unit, like kW.'],
  ['95.4', 'day', 'Needs a unit, like days.'],
  ['0', '°C', 'Needs a unit, like °C.', 'temperature'],
  ['banana', 'kW', 'We can’t read this yet. Start with a number, like 3.2 kW.'],
  ['95.4 kg', 'kW', 'That’s a mass. The question asks for a power.'],
  ['5 m', '', 'That’s a length. The question asks for a number.'],
  ['5 lb', 'lbf', '“lb” is mass. If you mean force, write lbf.'],
] as const)('%s cannot be judged yet for a question in %s', (text, unit, words, is?) => {
  expect(legibilityOf(text, question(unit, { is: is ?? 'plain' })).trouble).toMatch(words);
});

test.each([
  ['95.4 kW', 'kW', '95.4 kilowatts'],
  ['0', 'kW', '0'],
  ['0.31', '', '0.31'],
])('%s can be judged for a question in %s', (text, unit, readAs) => {
  expect(legibilityOf(text, question(unit))).toEqual({ isEmpty: false, readAs });
});
