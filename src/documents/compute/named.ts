import type { Quantity } from '../../domain/quantities/dimensions.ts';
import type { UnitReading } from '../../domain/quantities/read-unit.ts';

/** A quantity with the symbol, the unit and the digits under which it is printed. */
export interface Named {
  quantity: Quantity;
  symbol: string;
  unit: UnitReading;
  digits: number;
  /** The digits as the author typed them, which are printed as they are. */
  typed?: string | undefined;
}
