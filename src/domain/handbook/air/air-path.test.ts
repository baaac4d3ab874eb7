import { describe, expect, test } from 'vitest';
import { humidAir, type AirGiven, type HumidAir } from '../../properties/humid-air.ts';
import { fullRangeSteam } from '../../properties/full-range-steam.ts';
import { seeded } from '../../quantities/seeded.ts';
import { airPath, steamEnthalpy, type AirPath, type AirStep } from './air-path.ts';

const celsius = (t: number) => t + 273.15;
const atmosphere = 101_325;

const airOf = (given: AirGiven, p = atmosphere): HumidAir => {
  const answer = humidAir(p, given);
  if ('problem' in answer) throw new Error(`${JSON.stringify(given)}: ${answer.problem}`);
  return answer.air;
};

const pathOf = (start: HumidAir, step: AirStep): AirPath => {
  const answer = airPath(start, step);
  if ('problem' in answer) throw new Error(`${JSON.stringify(step)}: ${answer.problem}`);
  return answer.path;
};

const summer = airOf({ dryBulb: celsius(32), relativeHumidity: 0.6 });

/** Pseudorandom states from the whole range. */
const starts = (() => {
  const random = seeded(7);
  return Array.from({ length: 60 }, () =>
    airOf(
      { dryBulb: celsius(5 + 55 * random()), relativeHumidity: 0.05 + 0.9 * random() },
      60e3 + 80e3 * random(),
    ),
  );
})();

describe('heating and cooling', () => {
  test('a coil at 12 °C removes the water and heat that the lesson computes by hand', () => {
    const { end, heat, water } = pathOf(summer, { kind: 'temperature', to: celsius(12) });
    expect(end.relativeHumidity).toBeCloseTo(1, 12);
    // 18.04 − 8.74 g, and 78.31 − 34.18 − 0.0093 · 50.2 kJ, per kilogram of dry air.
    expect(water * 1000).toBeCloseTo(-9.3, 1);
    expect(heat / 1000).toBeCloseTo(-43.7, 0);
  });

  test('below 0 °C the water leaves as ice, which releases heat of freezing', () => {
    const { heat, water, end } = pathOf(summer, { kind: 'temperature', to: celsius(-10) });
    const asLiquid = end.h - summer.h - water * 4186 * -10;
    // Freezing releases about 334 kJ/kg at 0 °C and about 20 kJ/kg less at −10 °C.
    expect((asLiquid - heat) / -water / 1000).toBeCloseTo(312.5, 0);
  });

  test('the line goes straight to the dew point and from there along saturation', () => {
    const { lines, end } = pathOf(summer, { kind: 'temperature', to: celsius(12) });
    const [line = []] = lines;
    expect(line[1]?.[0]).toBeCloseTo(summer.dewPoint ?? NaN, 9);
    expect(line[1]?.[1]).toBeCloseTo(summer.humidityRatio, 9);
    expect(line.at(-1)?.[1]).toBeCloseTo(end.humidityRatio, 12);
  });
});

describe('balances hold from any state', () => {
  test('spraying water at the wet bulb needs no heat and keeps the wet bulb', () => {
    for (const start of starts.filter(({ wetBulb }) => wetBulb >= celsius(0))) {
      for (const to of [start.relativeHumidity, (1 + start.relativeHumidity) / 2, 1]) {
        const { end, water, heat } = pathOf(start, { kind: 'water', to });
        expect(end.wetBulb).toBeCloseTo(start.wetBulb, 6);
        expect(end.humidityRatio).toBeCloseTo(start.humidityRatio + water, 12);
        expect(end.h - start.h - water * 4186 * (start.wetBulb - 273.15)).toBeCloseTo(heat, 3);
        expect(end.relativeHumidity).toBeCloseTo(to, 9);
      }
    }
  });

  test('steam adds its water and enthalpy', () => {
    for (const start of starts) {
      const to = (1 + start.relativeHumidity) / 2;
      const { end, water } = pathOf(start, { kind: 'steam', to });
      expect(water).toBeGreaterThan(0);
      expect(end.humidityRatio).toBeCloseTo(start.humidityRatio + water, 12);
      expect(end.h - start.h - water * steamEnthalpy).toBeCloseTo(0, 2);
      expect(end.relativeHumidity).toBeCloseTo(to, 9);
    }
  });

  test('mixing conserves water and enthalpy, including the fog', () => {
    let foggy = 0;
    for (const [index, first] of starts.entries()) {
      const other = starts[(index * 7 + 3) % starts.length] ?? first;
      const second = airOf(
        { dryBulb: other.dryBulb, relativeHumidity: index % 2 === 0 ? 1 : 0.4 },
        first.p,
      );
      const { end, fog } = pathOf(first, { kind: 'mix', second, amount: 0.5 });
      const total = (key: 'humidityRatio' | 'h') => (first[key] + 0.5 * second[key]) / 1.5;
      if (fog > 0) foggy += 1;
      expect(end.humidityRatio + fog).toBeCloseTo(total('humidityRatio'), 12);
      expect(end.h + fog * 4186 * (end.dryBulb - 273.15)).toBeCloseTo(total('h'), 3);
    }
    expect(foggy).toBeGreaterThan(3);
  });
});

test('the steam’s enthalpy is the steam table’s at 100 °C', () => {
  const answer = fullRangeSteam({ T: celsius(100), x: 1 });
  if ('problem' in answer) throw new Error(answer.problem);
  expect(steamEnthalpy / answer.state.h).toBeCloseTo(1, 4);
});

test.each<[string, AirStep]>([
  ['temperature', { kind: 'temperature', to: celsius(201) }],
  ['drier', { kind: 'water', to: 0.4 }],
  ['drier', { kind: 'steam', to: 0.4 }],
  ['humidity', { kind: 'water', to: 1.2 }],
  ['amount', { kind: 'mix', second: summer, amount: 0 }],
])('%s: explains an impossible step', (problem, step) => {
  expect(airPath(summer, step)).toEqual({ problem });
});

test('refuses water that would freeze, and steam that can’t saturate hot air in a vacuum', () => {
  const cold = airOf({ dryBulb: celsius(1), relativeHumidity: 0.2 });
  expect(airPath(cold, { kind: 'water', to: 0.9 })).toEqual({ problem: 'freezes' });
  // At 20 kPa, water boils at 60 °C, so this steam is too hot to saturate anything.
  const hot = airOf({ dryBulb: celsius(150), relativeHumidity: 0.001 }, 20e3);
  expect(airPath(hot, { kind: 'steam', to: 0.9 })).toEqual({ problem: 'no state' });
});
