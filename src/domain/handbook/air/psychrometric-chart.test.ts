import { describe, expect, test } from 'vitest';
import { marksOf, placesIn } from '../../plots/marks.ts';
import { humidAir, type AirGiven, type HumidAir } from '../../properties/humid-air.ts';
import { psychrometricChart } from './psychrometric-chart.ts';

const celsius = (t: number) => t + 273.15;
const atmosphere = 101_325;

const airOf = (given: AirGiven, p = atmosphere): HumidAir => {
  const answer = humidAir(p, given);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.air;
};

const summer = airOf({ dryBulb: celsius(32), relativeHumidity: 0.6 });

describe('without any air', () => {
  const chart = psychrometricChart(atmosphere);
  const { x, y } = chart;
  const lines = marksOf(chart, 'line');

  test('every point of a humidity line has that humidity and is inside the chart', () => {
    const marked = lines.filter(({ word }) => word !== undefined);
    expect(marked.map(({ word }) => word)).toEqual(['20%', '40%', '60%', '80%']);
    for (const { word = '', points: corners } of marked) {
      for (const [t, water] of corners) {
        const air = airOf({ dryBulb: celsius(t), humidityRatio: water / 1000 });
        expect(air.relativeHumidity).toBeCloseTo(Number.parseInt(word, 10) / 100, 9);
        expect(water).toBeLessThan(y.to + 1e-6);
      }
    }
  });

  test('in US units, the same lines are in °F and pounds of water', () => {
    const us = psychrometricChart(atmosphere, undefined, 'US');
    expect([us.x.label, us.y.label]).toEqual(['dry bulb (°F)', 'water (lb/lb dry air)']);
    const [line] = marksOf(us, 'line').filter(({ word }) => word === '60%');
    const [t = NaN, water = NaN] = line?.points[20] ?? [];
    const air = airOf({ dryBulb: (t + 459.67) / 1.8, humidityRatio: water });
    expect(air.relativeHumidity).toBeCloseTo(0.6, 9);
  });

  test('a wet-bulb line begins at saturation and ends at dry air or at the edge', () => {
    const wetBulbs = lines.filter(({ line }) => line === 'dotted');
    expect(wetBulbs.length).toBeGreaterThan(5);
    for (const { points: corners } of wetBulbs) {
      const [first = [NaN, NaN]] = corners;
      const last = corners.at(-1) ?? [NaN, NaN];
      const start = airOf({ dryBulb: celsius(first[0]), humidityRatio: first[1] / 1000 });
      expect(start.relativeHumidity).toBeCloseTo(1, 9);
      expect(last[1] < 1e-9 || last[0] === x.to).toBe(true);
    }
  });
});

describe('with air', () => {
  test('labels its point, its dew point and its wet bulb', () => {
    const points = marksOf(
      psychrometricChart(atmosphere, { air: summer, label: 'yours' }),
      'point',
    );
    expect(points.map(({ label }) => label)).toEqual(['yours', 'dew point', 'wet bulb']);
    const [yours, dew, wet] = points;
    expect(dew?.at[1]).toBe(yours?.at[1]);
    expect(wet?.at[1]).toBeGreaterThan(yours?.at[1] ?? NaN);
  });

  test('a state outside extends the axes', () => {
    const hot = airOf({ dryBulb: celsius(85), humidityRatio: 0.12 });
    const wide = psychrometricChart(atmosphere, { air: hot, label: '' });
    expect(wide.x.to).toBeGreaterThanOrEqual(85);
    expect(wide.y.to).toBeGreaterThanOrEqual(120);
    const frosty = airOf({ dryBulb: celsius(-15), relativeHumidity: 0.5 });
    expect(psychrometricChart(atmosphere, { air: frosty, label: '' }).x.from).toBeLessThan(-15);
  });

  test('saturated air is one point, not three overlapping ones', () => {
    const fog = airOf({ dryBulb: celsius(20), relativeHumidity: 1 });
    const chart = psychrometricChart(atmosphere, { air: fog, label: 'fog' });
    expect(marksOf(chart, 'point')).toHaveLength(1);
  });

  test.each([20e3, 200e3])('all numbers are finite at %d Pa', (p) => {
    const air = airOf({ dryBulb: celsius(50), relativeHumidity: 0.9 }, p);
    const { marks, x, y } = psychrometricChart(p, { air, label: '' });
    const numbers = marks.flatMap(placesIn).flat();
    expect([...numbers, x.from, x.to, y.from, y.to].every(Number.isFinite)).toBe(true);
    expect(x.from === y.from && x.to === y.to).toBe(false);
  });
});
