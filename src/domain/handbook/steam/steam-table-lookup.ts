import type { SteamState } from '../../properties/steam-state.ts';
import type { SteamGiven } from '../../properties/steam.ts';
import { steamState } from '../../properties/full-range-steam.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import { flowWork, toTableUnit, type SteamColumn } from './steam-print.ts';
import {
  asPrinted,
  rowOf,
  steamTables,
  type RowList,
  type SteamRow,
  type SteamTables,
} from './steam-table.ts';

type SteamTableName = 'by temperature' | 'by pressure' | 'superheated';

/** One step of a lookup, in the units and digits of the tables. */
export type LookupStep =
  /** Uses a row as it is. */
  | { kind: 'row'; row: SteamRow }
  /** Interpolates linearly between two rows. */
  | {
      kind: 'line';
      by: SteamColumn;
      at: number;
      low: SteamRow;
      high: SteamRow;
      fraction: number;
      row: SteamRow;
    }
  /** Mixes liquid and vapor according to the quality. */
  | {
      kind: 'quality';
      by: 'x' | 'v' | 'h' | 's';
      at: number;
      of: SteamRow;
      x: number;
      row: SteamRow;
    }
  /** Approximates a compressed liquid by the saturated liquid with the same T, h or s. */
  | { kind: 'liquid'; by: 'T' | 'h' | 's'; of: SteamRow; row: SteamRow };

/**
 * Steps for finding a state in a printed table, and the deviation of the result from the equations.
 */
export interface TableLookup {
  table: SteamTableName;
  units: UnitSystem;
  steps: LookupStep[];
  /** Results from the tables (`row`) and from the equations (`exact`). */
  row: SteamRow;
  exact: SteamRow;
  /** Relative deviations of v, u, h and s, except those that were given. */
  off: Readonly<Partial<Record<'v' | 'u' | 'h' | 's', number>>>;
  /** True if neither p nor T was given, so the row has to be found by trial and error. */
  needsTrial: boolean;
}

type Key = 'T' | 'p' | 'v' | 'h' | 's';

/**
 * Finds the steps for looking up a state from two of p, T, v, h, s and x, in SI. Returns undefined
 * if the state doesn't exist or is beyond the tables.
 */
export function lookUpInTables(
  given: SteamGiven,
  units: UnitSystem = 'SI',
): TableLookup | undefined {
  const state = steamState(given);
  if (!state) return undefined;
  const needsTrial = given.p === undefined && given.T === undefined;
  // After p or T has been found by trial and error, it counts as given.
  const known = needsTrial ? searched(given, state) : given;
  const found = (state.x === undefined ? onePhase : wetLookup)(known, state, steamTables(units));
  if (!found) return undefined;
  const exact = rowOf(state, units);
  const { row } = found.steps.at(-1) ?? {};
  return row && { needsTrial, units, ...found, row, exact, off: offBy(row, exact, given) };
}

const searched = (given: SteamGiven, { p, T, x }: SteamState): SteamGiven =>
  x === undefined ? { p, T } : { p, ...given };

type Found = (Pick<TableLookup, 'table' | 'steps'> & { needsTrial?: true }) | undefined;

const onePhase = (given: SteamGiven, state: SteamState, tables: SteamTables): Found =>
  (state.phase === 'liquid' ? liquidLookup : superheatedLookup)(given, state, tables);

/** Returns the first of several properties that was given, in the unit of the tables. */
function givenOf<Name extends Key>(
  given: SteamGiven,
  names: readonly Name[],
  { units }: SteamTables,
) {
  for (const name of names) {
    const value = given[name];
    if (value !== undefined) return { name, at: toTableUnit(name, value, units) };
  }
  return undefined;
}

/** Returns the neighbors of a value in a list. Both are the same if the list contains the value. */
function neighbors(list: readonly number[], value: number): [number, number] | undefined {
  const same = list.find((at) => Math.abs(at - value) <= 1e-7 * Math.abs(value));
  if (same !== undefined) return [same, same];
  const low = list.findLast((at) => at < value);
  const high = list.find((at) => at > value);
  return low === undefined || high === undefined ? undefined : [low, high];
}

/** Interpolated values need four decimals to be as precise as the tables. */
const fourDecimals = (value: number) => Math.round(value * 1e4) / 1e4;

/** Interpolates between two rows to a value in a column. */
function line(
  by: SteamColumn,
  at: number,
  low: SteamRow,
  high: SteamRow,
): LookupStep & { kind: 'line' } {
  const from = low[by] ?? NaN;
  const raw = (at - from) / ((high[by] ?? NaN) - from);
  const fraction = fourDecimals(Math.min(1, Math.max(0, raw)));
  const row: Partial<Record<SteamColumn, number>> = {};
  for (const [name, value] of Object.entries(low) as [SteamColumn, number][]) {
    const other = high[name];
    if (other !== undefined) row[name] = value + fraction * (other - value);
  }
  return { kind: 'line', by, at, low, high, fraction, row: asPrinted({ ...row, [by]: at }) };
}

/** Looks up a value in a list of rows. Returns undefined if it's beyond the list. */
function inList({ at: list, row }: RowList, by: 'T' | 'p', at: number): LookupStep[] | undefined {
  const ends = neighbors(list, at);
  const [low, high] = ends ? [row(ends[0]), row(ends[1])] : [];
  if (!low || !high) return undefined;
  return [between(by, at, low, high)];
}

function wetLookup(given: SteamGiven, { x = NaN }: SteamState, tables: SteamTables): Found {
  const { T, p } = given;
  const steps =
    T === undefined
      ? inList(tables.byPressure, 'p', toTableUnit('p', p ?? NaN, tables.units))
      : inList(tables.byTemperature, 'T', toTableUnit('T', T, tables.units));
  const of = steps?.at(-1)?.row;
  if (!steps || !of) return undefined;
  const key = given.x === undefined ? givenOf(given, ['h', 's', 'v'], tables) : undefined;
  const fraction = key
    ? fourDecimals((key.at - column(of, `${key.name}f`)) / rise(of, key.name))
    : fourDecimals(x);
  const mixed = (name: 'v' | 'u' | 'h' | 's') => column(of, `${name}f`) + fraction * rise(of, name);
  const row = asPrinted({
    ...{ T: column(of, 'T'), p: column(of, 'p') },
    ...{ v: mixed('v'), u: mixed('u'), h: mixed('h'), s: mixed('s') },
  });
  return {
    table: T === undefined ? 'by pressure' : 'by temperature',
    steps: [
      ...steps,
      { kind: 'quality', by: key?.name ?? 'x', at: key?.at ?? fraction, of, x: fraction, row },
    ],
  };
}

const column = (row: SteamRow, name: SteamColumn) => row[name] ?? NaN;
const rise = (row: SteamRow, name: 'v' | 'u' | 'h' | 's') =>
  column(row, `${name}g`) - column(row, `${name}f`);

function liquidLookup(given: SteamGiven, state: SteamState, tables: SteamTables): Found {
  const [p, T] = tablePlace(state, tables);
  // The volume of a liquid has too few digits in the tables for a search.
  const key = given.T === undefined ? givenOf(given, ['h', 's'], tables) : undefined;
  const steps = key
    ? byLiquid(`${key.name}f`, key.at, T, tables)
    : inList(tables.byTemperature, 'T', T);
  const of = steps?.at(-1)?.row;
  if (!steps || !of) return undefined;
  const above = column(of, 'vf') * (p - column(of, 'p')) * flowWork(tables.units);
  const row = asPrinted({
    ...{ T: column(of, 'T'), p, v: column(of, 'vf'), u: column(of, 'uf'), s: column(of, 'sf') },
    h: key?.name === 'h' ? key.at : column(of, 'hf') + above,
  });
  return {
    table: 'by temperature',
    steps: [...steps, { kind: 'liquid', by: key?.name ?? 'T', of, row }],
  };
}

/** Finds the saturated liquid with a given enthalpy or entropy, starting at a temperature. */
function byLiquid(
  by: 'hf' | 'sf',
  at: number,
  near: number,
  { byTemperature: { at: list, row } }: SteamTables,
): LookupStep[] | undefined {
  const value = (place: number) => row(list[place] ?? NaN)?.[by] ?? Infinity;
  let place = Math.max(
    0,
    list.findLastIndex((T) => T <= near),
  );
  while (place > 0 && value(place) > at) place -= 1;
  while (value(place + 1) < at) place += 1;
  const [low, high] = [row(list[place] ?? NaN), row(list[place + 1] ?? NaN)];
  return low && high && column(low, by) <= at ? [line(by, at, low, high)] : undefined;
}

function superheatedLookup(given: SteamGiven, state: SteamState, tables: SteamTables): Found {
  const steps = (given.p === undefined ? alongTemperature : alongPressure)(given, state, tables);
  if (steps) return { table: 'superheated', steps };
  // Close to saturation, the table for the next pressure may have no row at this temperature.
  const { p, T } = state;
  const byTrial = given.p === undefined ? alongPressure({ p, T }, state, tables) : undefined;
  return byTrial && { table: 'superheated', steps: byTrial, needsTrial: true };
}

const tablePlace = ({ p, T }: SteamState, { units }: SteamTables) =>
  [toTableUnit('p', p, units), toTableUnit('T', T, units)] as const;

/** For a given p: interpolates rows at this pressure, then between those rows. */
function alongPressure(
  given: SteamGiven,
  state: SteamState,
  tables: SteamTables,
): LookupStep[] | undefined {
  const { pressures, saturatedAt, superheatedAt } = tables;
  const [p, T] = tablePlace(state, tables);
  const key = givenOf(given, ['T', 'h', 's', 'v'], tables);
  const ends = neighbors(pressures, p);
  if (!key || !ends) return undefined;
  const { at } = superheatedAt(p);
  const inBoth = at.filter((place) => ends.every((end) => superheatedAt(end).row(place)));
  const beside = (place: number | undefined) => {
    const [low, high] = ends.map((end) =>
      place === undefined ? saturatedAt(end) : superheatedAt(end).row(place),
    );
    return low && high && between('p', p, low, high);
  };
  const places = neighbors(inBoth, T) ?? [undefined, inBoth.find((place) => place > T)];
  const [below, above] = [beside(places[0]), beside(places[1] ?? NaN)];
  if (!below || !above) return undefined;
  if (places[0] === places[1]) return [below];
  return [...onlyLines([below, above]), line(key.name, key.at, below.row, above.row)];
}

const onlyLines = (steps: readonly LookupStep[]) => steps.filter(({ kind }) => kind === 'line');

/** Returns the row itself if both rows are the same. Otherwise interpolates. */
const between = (by: 'T' | 'p', at: number, low: SteamRow, high: SteamRow): LookupStep =>
  low === high ? { kind: 'row', row: low } : line(by, at, low, high);

/** For a given T: finds its row at two pressures, then interpolates between them. */
function alongTemperature(
  given: SteamGiven,
  state: SteamState,
  tables: SteamTables,
): LookupStep[] | undefined {
  const [p, T] = tablePlace(state, tables);
  const key = givenOf(given, ['h', 's', 'v'], tables);
  const ends = neighbors(tables.pressures, p);
  if (!key || !ends) return undefined;
  const [one, other] = ends.map((end) => atTemperature(T, end, tables));
  if (!one || !other) return undefined;
  if (ends[0] === ends[1]) return [one];
  return [...onlyLines([one, other]), line(key.name, key.at, one.row, other.row)];
}

/** Row for a temperature at one pressure. Saturated vapor can serve as the lower neighbor. */
function atTemperature(
  T: number,
  p: number,
  { saturatedAt, superheatedAt }: SteamTables,
): LookupStep | undefined {
  const { at, row } = superheatedAt(p);
  const [one, other] = neighbors(at, T) ?? [];
  const low = (one === undefined ? undefined : row(one)) ?? saturatedAt(p);
  const high = row(other ?? NaN);
  return low && high && column(low, 'T') <= T + 1e-7 ? between('T', T, low, high) : undefined;
}

function offBy(row: SteamRow, exact: SteamRow, given: SteamGiven): TableLookup['off'] {
  const ratios = (['v', 'u', 'h', 's'] as const)
    .filter((name) => name === 'u' || given[name] === undefined)
    .map((name) => [name, column(row, name) / column(exact, name) - 1] as const);
  return Object.fromEntries(ratios.filter(([, ratio]) => Number.isFinite(ratio)));
}
