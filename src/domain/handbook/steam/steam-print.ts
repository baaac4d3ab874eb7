import { grouped } from '../../quantities/print.ts';
import { unitOf } from '../../quantities/read-unit.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';

/** Columns of the tables: f for saturated liquid, g for saturated vapor, fg for the difference. */
export type SteamColumn =
  | ('T' | 'p' | 'v' | 'u' | 'h' | 's')
  | ('vf' | 'vg' | 'uf' | 'ug' | 'hf' | 'hfg' | 'hg' | 'sf' | 'sfg' | 'sg');

export const tableUnits = {
  SI: { T: '°C', p: 'kPa', v: 'm³/kg', u: 'kJ/kg', h: 'kJ/kg', s: 'kJ/(kg·K)' },
  US: { T: '°F', p: 'psia', v: 'ft³/lb', u: 'BTU/lb', h: 'BTU/lb', s: 'BTU/(lb·°F)' },
} as const satisfies Record<UnitSystem, Record<string, string>>;

export type TableQuantity = keyof (typeof tableUnits)['SI'];

const sizeOf = (name: TableQuantity, units: UnitSystem) => unitOf(tableUnits[units][name]);

export function toTableUnit(name: TableQuantity, value: number, units: UnitSystem): number {
  const { factor, zero } = sizeOf(name, units);
  return (value - zero) / factor;
}

export function fromTableUnit(name: TableQuantity, value: number, units: UnitSystem): number {
  const { factor, zero } = sizeOf(name, units);
  return value * factor + zero;
}

/** Factor from volume times pressure to energy, all in the units of the tables. */
export const flowWork = (units: UnitSystem): number =>
  (sizeOf('v', units).factor * sizeOf('p', units).factor) / sizeOf('h', units).factor;

/** Formats an SI value with its unit but without trailing zeros: 1000 kPa, 250 °C. */
export const inTableUnit = (name: TableQuantity, value: number, units: UnitSystem): string =>
  `${shortText(name, toTableUnit(name, value, units))} ${tableUnits[units][name]}`;

/** Significant digits and maximum decimals, as in textbooks. */
const digits: Record<TableQuantity, readonly [significant: number, decimals: number]> = {
  T: [5, 2],
  p: [5, 4],
  v: [5, 6],
  u: [5, 3],
  h: [5, 3],
  s: [5, 4],
};

/** Quantity of a column, such as h for hfg. */
const quantityOf = (column: SteamColumn) => column.charAt(0) as TableQuantity;

function decimalsOf(column: SteamColumn, value: number): number {
  const [significant, most] = digits[quantityOf(column)];
  const power = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  return Math.max(0, Math.min(most, significant - 1 - power));
}

/** Rounds halves up despite floating-point error. Never prints a negative zero. */
const fixed = (column: SteamColumn, value: number): string =>
  (value * (1 + 1e-12)).toFixed(decimalsOf(column, value)).replace(/^-(?=[0.]*$)/, '');

/** Formats a number as in the tables. */
export const tableText = (column: SteamColumn, value: number): string =>
  grouped(fixed(column, value));

export const rounded = (column: SteamColumn, value: number): number => Number(fixed(column, value));

/** Formats a number as in the tables, but without trailing zeros: 1000 kPa, 250 °C. */
export const shortText = (column: SteamColumn, value: number): string =>
  grouped(String(rounded(column, value)));
