import { grouped } from '../../quantities/print.ts';

/** The columns of the printed tables; f is the saturated liquid, g the saturated vapor and fg from one to the other. */
export type SteamColumn =
  | ('T' | 'p' | 'v' | 'u' | 'h' | 's')
  | ('vf' | 'vg' | 'uf' | 'ug' | 'hf' | 'hfg' | 'hg' | 'sf' | 'sfg' | 'sg');

/** What one of the table's unit is in SI; a temperature has its own zero besides. */
const inSI = { T: 1, p: 1e3, v: 1, u: 1e3, h: 1e3, s: 1e3 } as const;

/** A quantity that the tables have. */
export type TableQuantity = keyof typeof inSI;

const zeroCelsius = 273.15;

/** A quantity in the unit of the tables, from SI. */
export const toTableUnit = (name: TableQuantity, value: number): number =>
  name === 'T' ? value - zeroCelsius : value / inSI[name];

/** A quantity in SI, from the unit of the tables. */
export const fromTableUnit = (name: TableQuantity, value: number): number =>
  name === 'T' ? value + zeroCelsius : value * inSI[name];

/** How many digits count, and how many decimals there are at most: as textbooks print them. */
const digits: Record<TableQuantity, readonly [significant: number, decimals: number]> = {
  T: [5, 2],
  p: [5, 4],
  v: [5, 6],
  u: [5, 3],
  h: [5, 3],
  s: [5, 4],
};

/** The quantity that a column is of: the h of hfg. */
const quantityOf = (column: SteamColumn) => column.charAt(0) as TableQuantity;

function decimalsOf(column: SteamColumn, value: number): number {
  const [significant, most] = digits[quantityOf(column)];
  const power = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  return Math.max(0, Math.min(most, significant - 1 - power));
}

/** A half is rounded up, whatever the last bits of a computation made of it; of a zero they may be a sign. */
const fixed = (column: SteamColumn, value: number): string =>
  (value * (1 + 1e-12)).toFixed(decimalsOf(column, value)).replace(/^-(?=[0.]*$)/, '');

/** A number as the tables print it, in the unit of the tables. */
export const tableText = (column: SteamColumn, value: number): string =>
  grouped(fixed(column, value));

/** A number with no more digits than the tables print. */
export const rounded = (column: SteamColumn, value: number): number => Number(fixed(column, value));

/** A number with these digits as people say it, without zeros at its end: 1000 kPa, 250 °C. */
export const shortText = (column: SteamColumn, value: number): string =>
  grouped(String(rounded(column, value)));
