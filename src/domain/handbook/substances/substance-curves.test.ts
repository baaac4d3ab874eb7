import { expect, test } from 'vitest';
import { vaporPressure } from '../../properties/pure-substance.ts';
import type { HandbookSubstance } from './handbook-substance.ts';
import {
  customaryAntoine,
  heatCapacityCurve,
  pressureRows,
  vaporPressureCurve,
} from './substance-curves.ts';

const water: HandbookSubstance = {
  name: 'water',
  formula: 'H2O',
  cas: '7732-18-5',
  molarMass: 18.015,
  alsoCalled: [],
  boilingPoint: { value: 373.12, source: 'a' },
  critical: { temperature: 647.096, pressure: 22.064, source: 'a' },
  acentricFactor: { value: 0.3443, source: 'a' },
  vaporPressure: { A: 10.11564, B: 1687.537, C: -42.98, from: 273.2, to: 473.2, source: 'a' },
};
const { vaporPressure: fit } = water;

test('Antoine’s constants for mmHg and °C give the same pressure', () => {
  if (!fit) throw new Error('It has one.');
  const { A, B, C } = customaryAntoine(fit);
  for (const T of [280, 350, 470]) {
    const mmHg = 10 ** (A - B / (T - 273.15 + C));
    expect({ value: (mmHg / 760) * 101_325 }).toEqual({
      value: expect.closeTo((vaporPressure(water, T) as { value: number }).value, 6) as number,
    });
  }
});

test('the table has a few round temperatures within the range', () => {
  const rows = pressureRows(water);
  expect(rows.map(([celsius]) => celsius)).toEqual([20, 40, 60, 80, 100, 120, 140, 160, 180, 200]);
  expect(rows[4]?.[1]).toBeCloseTo(101.05, 1);
  expect(rows[4]?.[2]).toBeCloseTo(757.9, 1);
});

test('1 atm and the boiling point are marked where the curve reaches them', () => {
  const { plot } = vaporPressureCurve(water) ?? {};
  expect(plot?.marks).toMatchObject([
    { kind: 'line' },
    { kind: 'line', label: '1 atm' },
    { kind: 'point', label: '100.0 °C' },
  ]);
  const high = fit && { ...fit, from: 430 };
  const above = vaporPressureCurve({ ...water, vaporPressure: high })?.plot;
  expect(above?.marks).toMatchObject([{ kind: 'line' }]);
});

test('a substance without data has no curve, and a constant heat capacity has one', () => {
  const { vaporPressure: _, ...rest } = water;
  expect(vaporPressureCurve(rest)).toBeUndefined();
  expect(heatCapacityCurve(rest)).toBeUndefined();
  const pieces = [{ from: 200, to: 3000, coefficients: [2.5, 0, 0, 0, 0] }];
  const curve = heatCapacityCurve({ ...rest, gasHeatCapacity: { pieces, source: 'a' } });
  expect(curve?.alt).toContain('from 20.8 J/(mol·K) at 200 K to 20.8 J/(mol·K) at 3000 K');
});
