import { expect, test } from 'vitest';
import { readAmount, readMeasure, readPressure, type AirMeasure } from './air-entry.ts';

test.each<[AirMeasure, string, number]>([
  ['dryBulb', '32', 305.15],
  ['dewPoint', '90 °F', 305.372],
  ['wetBulb', '−5 °C', 268.15],
  ['relativeHumidity', '60', 0.6],
  ['relativeHumidity', '0.6', 0.6],
  ['relativeHumidity', '1', 1],
  ['humidityRatio', '18 g/kg', 0.018],
])('%s: "%s" is %d in SI', (measure, text, value) => {
  const entry = readMeasure(measure, text);
  expect('value' in entry ? entry.value : entry.problem).toBeCloseTo(value, 3);
});

test.each<[AirMeasure, string, string]>([
  ['dryBulb', '32 kPa', 'not a temperature'],
  ['relativeHumidity', '20 °C', 'like 60%'],
  ['humidityRatio', '18', 'Add the unit'],
])('%s: "%s" is explained', (measure, text, words) => {
  const entry = readMeasure(measure, text);
  expect('problem' in entry ? entry.problem : entry.words).toContain(words);
});

test('adds the atmosphere to a gauge pressure and says so', () => {
  expect(readPressure('0 psig')).toEqual({
    value: 101_325,
    words: expect.stringContaining('plus 1 atm') as string,
  });
  expect(readPressure('95 kPa')).toMatchObject({ value: 95_000 });
  expect(readPressure('3 m')).toHaveProperty('problem');
});

test('an amount has no unit', () => {
  expect(readAmount('0.5')).toMatchObject({ value: 0.5 });
  expect(readAmount('2 kg')).toHaveProperty('problem');
});
