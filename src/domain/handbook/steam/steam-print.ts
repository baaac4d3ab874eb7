import { grouped } from '../../quantities/print.ts';

/** Columns of the tables: f is saturated liquid, g saturated vapor, and fg the difference. */
export type SteamColumn =
  | ('T' | 'p' | 'v' | 'u' | 'h' | 's')
  | ('vf' | 'vg' | 'uf' | 'ug' | 'hf' | 'hfg' | 'hg' | 'sf' | 'sfg' | 'sg');

/** Units of the tables in SI, except that temperatures also have another zero. */
const inSI = { T: 1, p: 1e3, v: 1, u: 1e3, h: 1e3, s: 1e3 } as const;

/** The printed unit of each quantity. */
export const tableUnits = {
  T: '°C',
  p: 'kPa',
  v: 'm³/kg',
  u: 'kJ/kg',
  h: 'kJ/kg',
  s: 'kJ/(kg·K)',
} as const;

/** A quantity in the tables. */
export type TableQuantity = keyof typeof inSI;

const zeroCelsius = 273.15;

/** Converts SI to the unit of the tables. */
export const toTableUnit = (name: TableQuantity, value: number): number =>
  name === 'T' ? value - zeroCelsius : value / inSI[name];

/** Converts the unit of the tables to SI. */
export const fromTableUnit = (name: TableQuantity, value: number): number =>
  name === 'T' ? value + zeroCelsius : value * inSI[name];

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
