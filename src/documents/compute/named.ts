import type { Quantity } from '../../domain/quantities/dimensions.ts';
import type { ParsedUnit } from '../../domain/quantities/read-unit.ts';

/** Properties that all cells of a data column share. */
export interface Column {
  symbol: string;
  unit: ParsedUnit;
  rows: number;
}

export interface Named {
  quantity: Quantity;
  symbol: string;
  unit: ParsedUnit;
  digits: number;
  /** The number as typed, which is printed unchanged. */
  typed?: string | undefined;
  /** Names used as arguments of a lookup. The number isn't updated when their values change. */
  lookedUpWith?: readonly string[] | undefined;
}

export interface NewName {
  name: string;
  value: string;
  symbol?: string | undefined;
  unit?: string | undefined;
  digits?: string | undefined;
  /** Range in which the formula holds. */
  holds?: string | undefined;
}

/** Random variation of a column's numbers. */
export interface Redrawn {
  /** Expression for the mean of each row. Defaults to the stated numbers. */
  drawn?: string | undefined;
  /** Standard deviation, in the column's unit or as a percentage. */
  scatter?: string | undefined;
}

/** Attributes that define a data column. */
export interface NewColumn extends Redrawn {
  name: string;
  symbol?: string | undefined;
  unit?: string | undefined;
  /** Lookup that replaces typed numbers in each row. */
  of?: string | undefined;
}
