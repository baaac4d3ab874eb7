import type { Quantity } from '../../domain/quantities/dimensions.ts';
import type { ParsedUnit } from '../../domain/quantities/read-unit.ts';

/** Properties that all numbers of a data column share. */
export interface Column {
  symbol: string;
  unit: ParsedUnit;
  rows: number;
}

/** A quantity with its symbol, unit and number of digits. */
export interface Named {
  quantity: Quantity;
  symbol: string;
  unit: ParsedUnit;
  digits: number;
  /** The digits as typed, which are printed unchanged. */
  typed?: string | undefined;
  /** Names this number was looked up with. It isn't looked up again when their values change. */
  lookedUpWith?: readonly string[] | undefined;
}

/** An author's description of a new name. */
export interface NewName {
  name: string;
  value: string;
  symbol?: string | undefined;
  unit?: string | undefined;
  digits?: string | undefined;
}

/** Random variation of a column's numbers. */
export interface Redrawn {
  /** Expression for the mean of each row; the stated numbers by default. */
  drawn?: string | undefined;
  /** Standard deviation, in the column's unit or as a percentage. */
  scatter?: string | undefined;
}

/** An author's description of a data column. */
export interface NewColumn extends Redrawn {
  name: string;
  symbol?: string | undefined;
  unit?: string | undefined;
  /** The lookup for each row, if the numbers aren't typed. */
  of?: string | undefined;
}
