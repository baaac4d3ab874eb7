import type { SteamState } from '../../properties/steam-state.ts';
import type { SteamGiven } from '../../properties/steam.ts';
import { steamState } from '../../properties/full-range-steam.ts';
import {
  fromTableUnit,
  toTableUnit,
  rounded,
  type SteamColumn,
  type TableQuantity,
} from './steam-print.ts';

/** A printed row in °C, kPa, m³/kg, kJ/kg and kJ/(kg·K), rounded to the printed digits. */
export type SteamRow = Readonly<Partial<Record<SteamColumn, number>>>;

/** Rounds a row to the printed digits. */
export const asPrinted = (row: SteamRow): SteamRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, rounded(name as SteamColumn, value)]),
  );

const range = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, step) => from + step * by);

/** Temperatures of the first table in °C, starting at the triple point. */
const boilingTemperatures = [0.01, ...range(5, 370, 5)];

/** Pressures of the second table in kPa. */
const boilingPressures = [
  ...[1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 101.325],
  ...range(125, 400, 25),
  ...range(450, 1000, 50),
  ...[1100, 1200, 1300, 1400, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000, 4500],
  ...range(5000, 22_000, 1000),
];

/** Pressures of the third table in kPa, and its temperatures in °C. */
export const steamPressures = [
  ...[
    10, 20, 30, 50, 75, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000,
  ],
  ...[2500, 3000, 3500, 4000, 4500, 5000, 6000, 7000, 8000, 9000, 10_000, 12_500, 15_000],
  ...[17_500, 20_000, 25_000, 30_000, 35_000, 40_000, 50_000, 60_000],
];

const steamTemperatures = [50, 100, 150, ...range(200, 450, 25), ...range(500, 800, 50)];

/** A row of the first two tables, undefined where there is no saturated state. */
function saturationRow(given: SteamGiven): SteamRow | undefined {
  const [f, g] = [steamState({ ...given, x: 0 }), steamState({ ...given, x: 1 })];
  if (!f || !g) return undefined;
  const both = (name: 'v' | 'u' | 'h' | 's') => [
    toTableUnit(name, f[name]),
    toTableUnit(name, g[name]),
  ];
  const [[vf = NaN, vg = NaN], [uf = NaN, ug = NaN]] = [both('v'), both('u')];
  const [[hf = NaN, hg = NaN], [sf = NaN, sg = NaN]] = [both('h'), both('s')];
  const [T, p] = [toTableUnit('T', f.T), toTableUnit('p', f.p)];
  return asPrinted({ T, p, vf, vg, uf, ug, hf, hfg: hg - hf, hg, sf, sfg: sg - sf, sg });
}

/** Converts a state to a row. */
export const rowOf = (state: Pick<SteamState, TableQuantity>): SteamRow =>
  Object.fromEntries(
    (['T', 'p', 'v', 'u', 'h', 's'] as const).map((name) => [name, toTableUnit(name, state[name])]),
  );

const kept = new Map<string, SteamRow | undefined>();

/** Caches rows, because lookups ask for the same few again and again. */
function memoizedRow(name: string, compute: () => SteamRow | undefined): SteamRow | undefined {
  if (!kept.has(name)) kept.set(name, compute());
  return kept.get(name);
}

/** Rows by the value of their first column, computed on demand. */
export interface RowList {
  at: readonly number[];
  row: (at: number) => SteamRow | undefined;
}

/** Saturated water by temperature. */
export const byTemperature: RowList = {
  at: boilingTemperatures,
  row: (T) =>
    memoizedRow(`boils at ${String(T)}`, () => {
      const row = saturationRow({ T: fromTableUnit('T', T) });
      return row && { ...row, T };
    }),
};

/** Saturated water by pressure. */
export const byPressure: RowList = {
  at: boilingPressures,
  row: (p) =>
    memoizedRow(`boils under ${String(p)}`, () => {
      const row = saturationRow({ p: fromTableUnit('p', p) });
      return row && { ...row, p };
    }),
};

/** Saturated vapor at a pressure of the third table. Undefined above the critical pressure. */
export const saturatedAt = (p: number): SteamRow | undefined =>
  memoizedRow(`vapor at ${String(p)}`, () => {
    const state = steamState({ p: fromTableUnit('p', p), x: 1 });
    return state && { ...asPrinted(rowOf(state)), p };
  });

/** One pressure of the third table: superheated or supercritical steam. */
export const superheatedAt = (p: number): RowList => ({
  at: steamTemperatures,
  row: (T) =>
    memoizedRow(`${String(p)} and ${String(T)}`, () => {
      const state = steamState({ p: fromTableUnit('p', p), T: fromTableUnit('T', T) });
      const isHot = state?.phase === 'vapor' || state?.phase === 'supercritical';
      return isHot ? { ...asPrinted(rowOf(state)), p, T } : undefined;
    }),
});

/** All rows of a list that the equations cover. */
export const rowsOf = ({ at, row }: RowList): SteamRow[] => at.flatMap((place) => row(place) ?? []);

/** One printed pressure of the third table. */
export interface SteamBlock {
  p: number;
  saturated: SteamRow | undefined;
  rows: SteamRow[];
}

/** The third table, by pressure. */
export const superheated = (): SteamBlock[] =>
  steamPressures.map((p) => ({
    p,
    saturated: saturatedAt(p),
    rows: rowsOf(superheatedAt(p)),
  }));
