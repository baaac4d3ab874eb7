import { expect, test } from 'vitest';
import { key, question, questionIn } from '../../../tests/typed-answers.ts';
import { readUnit } from '../quantities/read-unit.ts';
import { unitText } from '../quantities/print.ts';
import { helpFor, unitInText } from './asked-for.ts';
import { checkAnswer } from './check-answer.ts';

test.each([
  ['day', 'days'],
  ['foot', 'feet'],
  ['kg/day', 'kg/day'],
  ['%', '%'],
])('the unit %s is %s in a sentence', (unit, words) => {
  expect(unitInText(unit)).toBe(words);
});

test('a question in days asks for days', () => {
  const days = question('day', {});
  expect(helpFor(days)).toContain('A time with a unit like days.');
  const said = (text: string) => checkAnswer(text, days, key(3.5 * 86_400)).sentence;
  expect(said('3.5')).toBe('The number is right in days. Add the unit.');
  expect(said('9')).toContain('Add a unit, like days.');
});

test.each([
  ['kg/hr', 'A mass flow rate with a unit like kg/hr. Within 1% counts.'],
  ['deg', 'An angle with a unit like °. Within 1% counts.'],
  // A concentration, a volumetric rate and a flux.
  ['g/L', 'A value in g/L. Within 1% counts.'],
  ['mol/(m^3 s)', 'A value in mol/(m³·s). Within 1% counts.'],
  ['mol/(m^2 s)', 'A value in mol/(m²·s). Within 1% counts.'],
])('the help for an answer in %s fits every quantity with that unit', (unit, help) => {
  const reading = readUnit(unit);
  const printed = 'problem' in reading ? unit : unitText(reading);
  expect(helpFor({ ...questionIn(unit), unit: printed })).toBe(help);
});
