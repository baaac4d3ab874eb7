import type { Quantity } from '../../domain/quantities/dimensions.ts';
import type { UnitReading } from '../../domain/quantities/read-unit.ts';

/** A column of data: what all of its numbers have. */
export interface Column {
  symbol: string;
  unit: UnitReading;
  rows: number;
}

/** A quantity with the symbol, the unit and the digits under which it is printed. */
export interface Named {
  quantity: Quantity;
  symbol: string;
  unit: UnitReading;
  digits: number;
  /** The digits as the author typed them, which are printed as they are. */
  typed?: string | undefined;
  /** The names with which it was looked up: where they move, it doesn't follow. */
  lookedUpWith?: readonly string[] | undefined;
}

/** How an author describes a new name. */
export interface NewName {
  name: string;
  value: string;
  symbol?: string | undefined;
  unit?: string | undefined;
  digits?: string | undefined;
}

/** How the numbers of a column are drawn anew. */
export interface Redrawn {
  /** What they scatter around, row by row; the stated numbers if nothing is said. */
  drawn?: string | undefined;
  /** Their standard deviation, in their unit or as a percentage. */
  scatter?: string | undefined;
}

/** How an author describes a column of data. */
export interface NewColumn extends Redrawn {
  name: string;
  symbol?: string | undefined;
  unit?: string | undefined;
  /** What it is looked up as in every row, if it isn't typed. */
  of?: string | undefined;
}
