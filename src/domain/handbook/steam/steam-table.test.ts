import { describe, expect, test } from 'vitest';
import { wholeSteam } from '../../properties/whole-steam.ts';
import {
  asPrinted,
  byPressure,
  byTemperature,
  printed,
  rowOf,
  rowsOf,
  superheated,
  superheatedAt,
  type SteamColumn,
  type SteamRow,
} from './steam-table.ts';

/**
 * Expects a row to agree with a published one within three parts in ten thousand, which is two or
 * three in the fourth digit of the largest numbers: the tables of textbooks come from IAPWS-95, and IF97
 * is made to be that close to it.
 */
function expectPublished(
  row: SteamRow | undefined,
  published: Partial<Record<SteamColumn, number>>,
) {
  for (const [name, value] of Object.entries(published)) {
    const ratio = (row?.[name as SteamColumn] ?? NaN) / value;
    expect(Math.abs(ratio - 1), `${name} ${String(value)}`).toBeLessThan(3e-4);
  }
}

// Çengel and Boles, Thermodynamics, tables.
describe('published tables', () => {
  test.each<[number, Partial<Record<SteamColumn, number>>]>([
    [0.01, { p: 0.6117, vg: 206, hg: 2500.9, sg: 9.1555 }],
    [50, { p: 12.352, vg: 12.026, hf: 209.34, hg: 2591.3, sf: 0.7038, sg: 8.0748 }],
    [100, { p: 101.42, vf: 0.001043, vg: 1.672, hf: 419.17, hg: 2675.6, sg: 7.3542 }],
    [200, { p: 1554.9, vg: 0.1272, hf: 852.3, hg: 2792, sf: 2.331, sg: 6.43 }],
    [300, { p: 8587.9, vg: 0.02166, hf: 1344.8, hg: 2749.6, sf: 3.2548, sg: 5.7059 }],
  ])('boiling at %d °C', (T, published) => {
    expectPublished(byTemperature.row(T), published);
  });

  test.each<[number, Partial<Record<SteamColumn, number>>]>([
    [10, { T: 45.81, vg: 14.67, hf: 191.81, hg: 2583.9, sg: 8.1488 }],
    [100, { T: 99.61, vg: 1.6941, hf: 417.5, hg: 2675, sg: 7.3589 }],
    [1000, { T: 179.88, vg: 0.1944, hf: 762.51, hg: 2777.1, sg: 6.585 }],
    [10_000, { T: 311, vg: 0.01803, hf: 1407.8, hg: 2725.5, sg: 5.6159 }],
  ])('boiling at %d kPa', (p, published) => {
    expectPublished(byPressure.row(p), published);
  });

  test.each<[number, number, Partial<Record<SteamColumn, number>>]>([
    [10, 100, { v: 17.196, u: 2515.5, h: 2687.5, s: 8.4489 }],
    [100, 200, { v: 2.172, u: 2658.2, h: 2875.5, s: 7.8356 }],
    [500, 300, { v: 0.5226, u: 2803.3, h: 3064.6, s: 7.4614 }],
    [1000, 250, { v: 0.2328, u: 2710.4, h: 2943.1, s: 6.9265 }],
    [1000, 400, { v: 0.3066, u: 2957.9, h: 3264.5, s: 7.467 }],
    [2000, 300, { v: 0.1255, u: 2773.2, h: 3024.2, s: 6.7684 }],
    [3000, 400, { v: 0.09938, u: 2933.6, h: 3231.7, s: 6.9235 }],
    [4000, 500, { v: 0.08644, u: 3100.3, h: 3446, s: 7.0922 }],
    [8000, 500, { v: 0.04177, u: 3065.4, h: 3399.5, s: 6.7266 }],
    [10_000, 500, { v: 0.03281, u: 3047, h: 3375.1, s: 6.5995 }],
    [15_000, 600, { v: 0.02492, u: 3209.3, h: 3583.1, s: 6.6796 }],
  ])('%d kPa and %d °C', (p, T, published) => {
    expectPublished(superheatedAt(p).row(T), published);
  });
});

describe('the release’s own check values, with the digits of a table', () => {
  test.each<[number, number, string[]]>([
    [3e6, 300, ['0.001002', '112.32', '115.33', '0.3923']],
    [3e6, 500, ['0.001202', '971.93', '975.54', '2.5804']],
    [3500, 300, ['39.491', '2411.7', '2549.9', '8.5224']],
    [30e6, 700, ['0.005429', '2468.6', '2631.5', '5.1754']],
  ])('%d Pa and %d K', (p, T, expected) => {
    const answer = wholeSteam({ p, T });
    const row = 'state' in answer ? asPrinted(rowOf(answer.state)) : {};
    const cells = (['v', 'u', 'h', 's'] as const).map((name) => printed(name, row[name] ?? NaN));
    expect(cells).toEqual(expected);
  });

  test.each([
    [100, '99.61'],
    [1000, '179.89'],
    [10_000, '311.00'],
  ])('water boils under %d kPa at %s °C', (p, T) => {
    expect(printed('T', byPressure.row(p)?.T ?? NaN)).toBe(T);
  });
});

test('at the triple point the liquid’s u and s are zero by definition, and its h isn’t', () => {
  const [row = {}] = rowsOf(byTemperature);
  expect([row.T, row.uf, row.sf]).toEqual([0.01, 0, 0]);
  expect(printed('uf', row.uf ?? NaN)).toBe('0.000');
  expect(printed('hf', row.hf ?? NaN)).toBe('0.001');
});

test.each<[SteamColumn, number, string]>([
  ['p', 0.61166, '0.6117'],
  ['p', 101.418, '101.42'],
  ['p', 16529.2, '16,529'],
  ['v', 206.0012, '206.00'],
  ['v', 0.0500866, '0.050087'],
  ['vf', 0.00104346, '0.001043'],
  ['h', 21.0194, '21.019'],
  ['hg', 2675.57, '2675.6'],
  ['s', 10.0345, '10.035'],
  ['s', -0.00001, '0.0000'],
  ['h', 2882.35, '2882.4'],
])('%s of %d is printed as %s', (column, value, text) => {
  expect(printed(column, value)).toBe(text);
});

test('the tables go as far as the equations, without holes', () => {
  const temperatures = rowsOf(byTemperature).map(({ T = NaN }) => T);
  const pressures = rowsOf(byPressure).map(({ p = NaN }) => p);
  expect(temperatures).toEqual(byTemperature.at.slice(0, temperatures.length));
  expect(temperatures.at(-1)).toBeGreaterThanOrEqual(350);
  expect(pressures).toEqual(byPressure.at.slice(0, pressures.length));
  expect(pressures.at(-1)).toBeGreaterThanOrEqual(16_000);
});

test('steam in the third table is hotter than boiling, and everything in it rises with T', () => {
  for (const { p, saturated, rows } of superheated()) {
    const all = [...(saturated ? [saturated] : []), ...rows];
    expect(rows.length, String(p)).toBeGreaterThan(5);
    for (const name of ['T', 'v', 'u', 'h', 's'] as const) {
      const values = all.map((row) => row[name] ?? NaN);
      expect(values, `${name} at ${String(p)}`).toEqual(values.toSorted((a, b) => a - b));
    }
  }
});
