import { significantFigures } from '../../domain/quantities/figures.ts';
import type { UnitReading } from '../../domain/quantities/read-unit.ts';
import { Complaint } from '../text/fault.ts';
import type { Named } from './named.ts';

/** A number as an author types it: its digits, and a power of ten if it has one. */
export interface Cell {
  typed: string;
  power: number;
}

/** What else is known of a number that is stated. */
interface Statement {
  symbol: string;
  unit: UnitReading;
  digits?: string | undefined;
  forgetsZero: boolean;
}

/** A number as it is stated, and as it is to be printed. */
export function statedName(
  { typed, power }: Cell,
  { symbol, unit, digits, forgetsZero }: Statement,
): Named {
  // A power of ten is printed as the number needs it, and not as it was typed.
  const isTyped = digits === undefined && power === 0;
  return {
    quantity: {
      value: Number(`${typed}e${String(power)}`) * unit.factor + (forgetsZero ? 0 : unit.zero),
      dimensions: unit.dimensions,
    },
    symbol,
    unit,
    digits: digits === undefined ? significantFigures(typed).most : Number(digits),
    typed: isTyped ? typed : undefined,
  };
}

/** Complains about what is no name, or has been one already. */
export function mustBeNew(name: string, isTaken: boolean): void {
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name) || name === 'pi') {
    throw new Complaint(
      `"${name}" can’t be a name.`,
      'Start a name with a letter and use only letters and digits, as in T1 or cpWater.',
    );
  }
  if (isTaken) {
    throw new Complaint(`the name "${name}" is already taken.`, 'Pick another one.');
  }
}
