import type { UnitSystem } from '../../quantities/unit-system.ts';
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

/** A printed row in the units of its table, rounded to the printed digits. */
export type SteamRow = Readonly<Partial<Record<SteamColumn, number>>>;

export const asPrinted = (row: SteamRow): SteamRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, rounded(name as SteamColumn, value)]),
  );

const range = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, step) => from + step * by);

/**
 * Values in the first columns: temperatures and pressures of saturation, then those of superheated
 * steam.
 */
const printedAt = {
  SI: {
    boilingTemperatures: [0.01, ...range(5, 370, 5)],
    boilingPressures: [
      ...[1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 101.325],
      ...range(125, 400, 25),
      ...range(450, 1000, 50),
      ...[1100, 1200, 1300, 1400, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000, 4500],
      ...range(5000, 22_000, 1000),
    ],
    pressures: [
      ...[10, 20, 30, 50, 75, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1200, 1400, 1600],
      ...[1800, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 6000, 7000, 8000, 9000, 10_000, 12_500],
      ...[15_000, 17_500, 20_000, 25_000, 30_000, 35_000, 40_000, 50_000, 60_000],
    ],
    temperatures: [50, 100, 150, ...range(200, 450, 25), ...range(500, 800, 50)],
  },
  US: {
    boilingTemperatures: [32.018, ...range(40, 700, 10)],
    boilingPressures: [
      ...[0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14.696],
      ...range(15, 100, 5),
      ...range(110, 200, 10),
      ...range(225, 500, 25),
      ...range(550, 1000, 50),
      ...range(1100, 2000, 100),
      ...range(2200, 3000, 200),
    ],
    pressures: [
      ...[1, 5, 10, 14.696, 20, 30, 40, 60, 80, 100, 125, 150, 175, 200, 225, 250, 275, 300, 350],
      ...[400, 450, 500, 600, 700, 800, 900, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000],
      ...[3500, 4000, 5000, 6000, 7000, 8000],
    ],
    temperatures: [100, 150, ...range(200, 700, 50), ...range(800, 1400, 100)],
  },
} as const satisfies Record<UnitSystem, Record<string, readonly number[]>>;

/** A row of the first two tables. Undefined if there's no saturated state. */
function saturationRow(given: SteamGiven, units: UnitSystem): SteamRow | undefined {
  const [f, g] = [steamState({ ...given, x: 0 }), steamState({ ...given, x: 1 })];
  if (!f || !g) return undefined;
  const both = (name: 'v' | 'u' | 'h' | 's') => [
    toTableUnit(name, f[name], units),
    toTableUnit(name, g[name], units),
  ];
  const [[vf = NaN, vg = NaN], [uf = NaN, ug = NaN]] = [both('v'), both('u')];
  const [[hf = NaN, hg = NaN], [sf = NaN, sg = NaN]] = [both('h'), both('s')];
  const [T, p] = [toTableUnit('T', f.T, units), toTableUnit('p', f.p, units)];
  return asPrinted({ T, p, vf, vg, uf, ug, hf, hfg: hg - hf, hg, sf, sfg: sg - sf, sg });
}

export const rowOf = (state: Pick<SteamState, TableQuantity>, units: UnitSystem): SteamRow =>
  Object.fromEntries(
    (['T', 'p', 'v', 'u', 'h', 's'] as const).map((name) => [
      name,
      toTableUnit(name, state[name], units),
    ]),
  );

const kept = new Map<string, SteamRow | undefined>();

/** Cached, because lookups need the same few rows repeatedly. */
function memoizedRow(name: string, compute: () => SteamRow | undefined): SteamRow | undefined {
  if (!kept.has(name)) kept.set(name, compute());
  return kept.get(name);
}

/** Rows by the value in their first column, computed when needed. */
export interface RowList {
  at: readonly number[];
  row: (at: number) => SteamRow | undefined;
}

/** The printed tables in one system of units. */
export interface SteamTables {
  units: UnitSystem;
  /** Saturated water by temperature. */
  byTemperature: RowList;
  byPressure: RowList;
  pressures: readonly number[];
  /** Saturated vapor at a pressure in the third table. Undefined above the critical pressure. */
  saturatedAt: (p: number) => SteamRow | undefined;
  /** Superheated or supercritical steam at a pressure in the third table. */
  superheatedAt: (p: number) => RowList;
}

export function steamTables(units: UnitSystem): SteamTables {
  const { boilingTemperatures, boilingPressures, pressures, temperatures } = printedAt[units];
  const memoized = (name: string, compute: () => SteamRow | undefined) =>
    memoizedRow(`${units} ${name}`, compute);
  const inSi = (name: 'T' | 'p', at: number) => fromTableUnit(name, at, units);
  return {
    units,
    byTemperature: {
      at: boilingTemperatures,
      row: (T) =>
        memoized(`boils at ${String(T)}`, () => {
          const row = saturationRow({ T: inSi('T', T) }, units);
          return row && { ...row, T };
        }),
    },
    byPressure: {
      at: boilingPressures,
      row: (p) =>
        memoized(`boils under ${String(p)}`, () => {
          const row = saturationRow({ p: inSi('p', p) }, units);
          return row && { ...row, p };
        }),
    },
    pressures,
    saturatedAt: (p) =>
      memoized(`vapor at ${String(p)}`, () => {
        const state = steamState({ p: inSi('p', p), x: 1 });
        return state && { ...asPrinted(rowOf(state, units)), p };
      }),
    superheatedAt: (p) => ({
      at: temperatures,
      row: (T) =>
        memoized(`${String(p)} and ${String(T)}`, () => {
          const state = steamState({ p: inSi('p', p), T: inSi('T', T) });
          const isHot = state?.phase === 'vapor' || state?.phase === 'supercritical';
          return isHot ? { ...asPrinted(rowOf(state, units)), p, T } : undefined;
        }),
    }),
  };
}

/** Returns the rows that the equations cover. */
export const rowsOf = ({ at, row }: RowList): SteamRow[] => at.flatMap((place) => row(place) ?? []);

/** One pressure of the third table. */
export interface SteamBlock {
  p: number;
  saturated: SteamRow | undefined;
  rows: SteamRow[];
}

export const superheated = ({ pressures, saturatedAt, superheatedAt }: SteamTables): SteamBlock[] =>
  pressures.map((p) => ({
    p,
    saturated: saturatedAt(p),
    rows: rowsOf(superheatedAt(p)),
  }));
