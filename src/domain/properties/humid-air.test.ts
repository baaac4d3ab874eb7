import { describe, expect, test } from 'vitest';
import { seeded } from '../quantities/seeded.ts';
import { airProblemWords } from './air-words.ts';
import {
  humidAir,
  saturation,
  type AirGiven,
  type AirProblem,
  type HumidAir,
} from './humid-air.ts';

const celsius = (t: number) => t + 273.15;
const atmosphere = 101_325;

const airOf = (p: number, given: AirGiven): HumidAir => {
  const answer = humidAir(p, given);
  if ('problem' in answer) throw new Error(`${JSON.stringify(given)}: ${answer.problem}`);
  return answer.air;
};

const apart = (ours: number, published: number) => Math.abs(ours / published - 1);

describe('ASHRAE Fundamentals 2017, chapter 1', () => {
  test.each([
    [-20, 103.24],
    [25, 3169.7],
    [100, 101418],
  ])('table 3: saturation at %d °C is %d Pa', (t, published) => {
    expect(apart(saturation(celsius(t)), published)).toBeLessThan(1e-4);
  });

  // The table includes the enhancement factor of a real gas, which our equations neglect.
  test.each([
    [-20, 0.0006373],
    [5, 0.005425],
    [50, 0.086863],
  ])('table 2: saturated air at %d °C holds %d', (t, published) => {
    const { humidityRatio } = airOf(atmosphere, { dryBulb: celsius(t), relativeHumidity: 1 });
    expect(humidityRatio).toBeLessThan(published);
    expect(apart(humidityRatio, published)).toBeLessThan(0.0065);
  });

  test('example 1: 40 °C dry bulb, 20 °C wet bulb', () => {
    const air = airOf(atmosphere, { dryBulb: celsius(40), wetBulb: celsius(20) });
    // The values were read off a chart, so the last digit is an estimate.
    expect(Math.abs(air.humidityRatio - 0.0065)).toBeLessThan(1e-4);
    expect(air.relativeHumidity).toBeCloseTo(0.14, 2);
    expect((air.dewPoint ?? NaN) - 273.15).toBeCloseTo(7, 0);
    expect(Math.abs(air.h - 56_700)).toBeLessThan(100);
    expect(air.v).toBeCloseTo(0.896, 3);
  });
});

// From the tests of psychrolib, which were computed by hand in a spreadsheet for 500 m above sea
// level.
test.each([
  [30, 25, 0.0192281274241096],
  [-1, -5, 0.00120399819933844],
])('air at %d °C dry bulb and %d °C wet bulb holds %d', (dry, wet, published) => {
  const air = airOf(95_461, { dryBulb: celsius(dry), wetBulb: celsius(wet) });
  expect(apart(air.humidityRatio, published)).toBeLessThan(3e-4);
});

test('the temperatures of saturated air agree', () => {
  for (const t of [-30, 0, 0.005, 20, 90]) {
    const T = celsius(t);
    const air = airOf(atmosphere, { dryBulb: T, relativeHumidity: 1 });
    expect(air.wetBulb).toBeCloseTo(T, 8);
    expect(air.dewPoint).toBeCloseTo(T, 5);
    expect(airOf(atmosphere, { dryBulb: T, wetBulb: T }).relativeHumidity).toBeCloseTo(1, 9);
    expect(airOf(atmosphere, { dryBulb: T, dewPoint: T }).relativeHumidity).toBeCloseTo(1, 9);
  }
});

test('dry air has a wet bulb but no dew point', () => {
  const air = airOf(atmosphere, { dryBulb: celsius(30), relativeHumidity: 0 });
  expect(air.dewPoint).toBeUndefined();
  expect(air.humidityRatio).toBe(0);
  expect(air.wetBulb - 273.15).toBeGreaterThan(9);
  expect(air.wetBulb - 273.15).toBeLessThan(12);
});

const names = ['dryBulb', 'wetBulb', 'dewPoint', 'relativeHumidity', 'humidityRatio'] as const;
const pairs = names
  .flatMap((a, place) => names.slice(place + 1).map((b) => [a, b] as const))
  .filter(([a, b]) => !(a === 'dewPoint' && b === 'humidityRatio'));

test.each(pairs)('%s and %s give their state', (a, b) => {
  const draw = seeded(7);
  for (let count = 0; count < 60; count += 1) {
    const p = 60e3 + 60e3 * draw();
    const T = celsius(-30 + 110 * draw());
    const most = Math.min(1, (0.8 * p) / saturation(T));
    const air = airOf(p, { dryBulb: T, relativeHumidity: most * (0.02 + 0.97 * draw()) });
    const found = airOf(p, { [a]: air[a], [b]: air[b] });
    for (const name of names) {
      expect(
        apart(found[name] ?? NaN, air[name] ?? NaN),
        `${name} of ${JSON.stringify(air)}`,
      ).toBeLessThan(1e-8);
    }
  }
});

test.each<[AirProblem, number, AirGiven]>([
  ['not two', atmosphere, { dryBulb: 300, wetBulb: 290, dewPoint: 280 }],
  ['same', atmosphere, { dewPoint: 280, humidityRatio: 0.01 }],
  ['pressure', 1e6, { dryBulb: 300, wetBulb: 290 }],
  ['temperature', atmosphere, { dryBulb: 25, relativeHumidity: 0.5 }],
  ['humidity', atmosphere, { dryBulb: 300, relativeHumidity: 60 }],
  ['too wet', atmosphere, { dryBulb: 300, wetBulb: 301 }],
  ['too wet', atmosphere, { dryBulb: 300, humidityRatio: 0.1 }],
  ['too wet', atmosphere, { dryBulb: 400, relativeHumidity: 0.9 }],
  ['too wet', atmosphere, { dryBulb: 400, wetBulb: 380 }],
  ['no state', atmosphere, { dryBulb: 350, wetBulb: 280 }],
  ['no state', atmosphere, { wetBulb: 300, humidityRatio: 0.1 }],
  ['no state', atmosphere, { dewPoint: 360, relativeHumidity: 0.001 }],
])('%s: at %d Pa, %o', (problem, p, given) => {
  expect(humidAir(p, given)).toEqual({ problem });
  expect(airProblemWords[problem]).toMatch(/\.$/);
});
