import { describe, expect, test } from 'vitest';
import { fullRangeSteam } from '../../properties/full-range-steam.ts';
import { tableText, type SteamColumn } from './steam-print.ts';
import {
  asPrinted,
  rowOf,
  rowsOf,
  steamTables,
  superheated,
  type SteamRow,
} from './steam-table.ts';

const { byPressure, byTemperature, superheatedAt } = steamTables('SI');

/**
 * Allows three parts in ten thousand, which is two or three units in the fourth digit of the
 * largest numbers. Textbook tables come from IAPWS-95, and IF97 agrees with it to that precision.
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
    [100, { p: 101.42, vf: 0.001043, vg: 1.672, hf: 419.17, hg: 2675.6, sg: 7.3542 }],
    [200, { p: 1554.9, vg: 0.1272, hf: 852.3, hg: 2792, sf: 2.331, sg: 6.43 }],
  ])('boiling at %d °C', (T, published) => {
    expectPublished(byTemperature.row(T), published);
  });

  test.each<[number, Partial<Record<SteamColumn, number>>]>([
    [100, { T: 99.61, vg: 1.6941, hf: 417.5, hg: 2675, sg: 7.3589 }],
    [1000, { T: 179.88, vg: 0.1944, hf: 762.51, hg: 2777.1, sg: 6.585 }],
  ])('boiling at %d kPa', (p, published) => {
    expectPublished(byPressure.row(p), published);
  });

  test.each<[number, number, Partial<Record<SteamColumn, number>>]>([
    [10, 100, { v: 17.196, u: 2515.5, h: 2687.5, s: 8.4489 }],
    [1000, 250, { v: 0.2328, u: 2710.4, h: 2943.1, s: 6.9265 }],
    [15_000, 600, { v: 0.02492, u: 3209.3, h: 3583.1, s: 6.6796 }],
  ])('%d kPa and %d °C', (p, T, published) => {
    expectPublished(superheatedAt(p).row(T), published);
  });
});

describe('in US units', () => {
  const us = steamTables('US');

  test('steam at 150 psia and 500 °F', () => {
    expectPublished(us.superheatedAt(150).row(500), { v: 3.68, h: 1274.3, s: 1.6602 });
  });

  test('boiling at 1 atm', () => {
    expectPublished(us.byPressure.row(14.696), { T: 211.95, hfg: 970.1, hg: 1150.3 });
    expect(us.byPressure.row(14.696)?.p).toBe(14.696);
  });

  test('a row is the same state as in SI', () => {
    const [si, row] = [byTemperature.row(100), us.byTemperature.row(212)];
    expectPublished(row, { p: (si?.p ?? NaN) / 6.894757, sfg: (si?.sfg ?? NaN) / 4.1868 });
  });
});

describe('the release’s own check values, with the digits of a table', () => {
  test.each<[number, number, string[]]>([
    [3e6, 300, ['0.001002', '112.32', '115.33', '0.3923']],
    [3500, 300, ['39.491', '2411.7', '2549.9', '8.5224']],
  ])('%d Pa and %d K', (p, T, expected) => {
    const answer = fullRangeSteam({ p, T });
    const row = 'state' in answer ? asPrinted(rowOf(answer.state, 'SI')) : {};
    const cells = (['v', 'u', 'h', 's'] as const).map((name) => tableText(name, row[name] ?? NaN));
    expect(cells).toEqual(expected);
  });
});

test('at the triple point the liquid’s u and s are zero by definition, but not its h', () => {
  const [row = {}] = rowsOf(byTemperature);
  expect([row.T, row.uf, row.sf]).toEqual([0.01, 0, 0]);
  expect(tableText('uf', row.uf ?? NaN)).toBe('0.000');
  expect(tableText('hf', row.hf ?? NaN)).toBe('0.001');
});

test.each<[SteamColumn, number, string]>([
  ['p', 0.61166, '0.6117'],
  ['p', 16529.2, '16,529'],
  ['v', 0.0500866, '0.050087'],
  ['vf', 0.00104346, '0.001043'],
  ['hg', 2675.57, '2675.6'],
  ['s', -0.00001, '0.0000'],
  ['h', 2882.35, '2882.4'],
])('%s of %d is printed as %s', (column, value, text) => {
  expect(tableText(column, value)).toBe(text);
});

test.each([
  ['SI', 350, 16_000],
  ['US', 662, 2320],
] as const)('the %s tables cover the range of the equations without gaps', (units, T, p) => {
  const { byTemperature, byPressure } = steamTables(units);
  const temperatures = rowsOf(byTemperature).map((row) => row.T ?? NaN);
  const pressures = rowsOf(byPressure).map((row) => row.p ?? NaN);
  expect(temperatures).toEqual(byTemperature.at.slice(0, temperatures.length));
  expect(temperatures.at(-1)).toBeGreaterThanOrEqual(T);
  expect(pressures).toEqual(byPressure.at.slice(0, pressures.length));
  expect(pressures.at(-1)).toBeGreaterThanOrEqual(p);
});

test.each(['SI', 'US'] as const)(
  'steam in the third %s table is superheated, and its columns increase with T',
  (units) => {
    for (const { p, saturated, rows } of superheated(steamTables(units))) {
      const all = [...(saturated ? [saturated] : []), ...rows];
      expect(rows.length, String(p)).toBeGreaterThan(5);
      for (const name of ['T', 'v', 'u', 'h', 's'] as const) {
        const values = all.map((row) => row[name] ?? NaN);
        expect(values, `${name} at ${String(p)}`).toEqual(values.toSorted((a, b) => a - b));
      }
    }
  },
);
