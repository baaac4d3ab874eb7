import { grouped } from '../../quantities/print.ts';
import { unitOf } from '../../quantities/read-unit.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';

/** Columns of the tables: f is saturated liquid, g saturated vapor, and fg the difference. */
export type SteamColumn =
  | ('T' | 'p' | 'v' | 'u' | 'h' | 's')
  | ('vf' | 'vg' | 'uf' | 'ug' | 'hf' | 'hfg' | 'hg' | 'sf' | 'sfg' | 'sg');

/** The printed unit of each quantity. */
export const tableUnits = {
  SI: { T: '°C', p: 'kPa', v: 'm³/kg', u: 'kJ/kg', h: 'kJ/kg', s: 'kJ/(kg·K)' },
  US: { T: '°F', p: 'psia', v: 'ft³/lb', u: 'BTU/lb', h: 'BTU/lb', s: 'BTU/(lb·°F)' },
} as const satisfies Record<UnitSystem, Record<string, string>>;

/** A quantity in the tables. */
export type TableQuantity = keyof (typeof tableUnits)['SI'];

const sizeOf = (name: TableQuantity, units: UnitSystem) => unitOf(tableUnits[units][name]);

/** Converts SI to the unit of the tables. */
export function toTableUnit(name: TableQuantity, value: number, units: UnitSystem): number {
  const { factor, zero } = sizeOf(name, units);
  return (value - zero) / factor;
}

/** Converts the unit of the tables to SI. */
export function fromTableUnit(name: TableQuantity, value: number, units: UnitSystem): number {
  const { factor, zero } = sizeOf(name, units);
  return value * factor + zero;
}

/** Converts a volume times a pressure to an energy, all in the units of the tables. */
export const flowWork = (units: UnitSystem): number =>
  (sizeOf('v', units).factor * sizeOf('p', units).factor) / sizeOf('h', units).factor;

/** A value given in SI with its unit, without trailing zeros: 1000 kPa, 250 °C. */
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

/** Rounds halves up despite floating-point error, and never prints a negative zero. */
const fixed = (column: SteamColumn, value: number): string =>
  (value * (1 + 1e-12)).toFixed(decimalsOf(column, value)).replace(/^-(?=[0.]*$)/, '');

/** A number as the tables print it, in their unit. */
export const tableText = (column: SteamColumn, value: number): string =>
  grouped(fixed(column, value));

/** Rounds a number to the digits of the tables. */
export const rounded = (column: SteamColumn, value: number): number => Number(fixed(column, value));

/** A number with these digits but without trailing zeros: 1000 kPa, 250 °C. */
export const shortText = (column: SteamColumn, value: number): string =>
  grouped(String(rounded(column, value)));
