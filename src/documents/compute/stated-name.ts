import { significantFigures } from '../../domain/quantities/significant-figures.ts';
import type { ParsedUnit } from '../../domain/quantities/read-unit.ts';
import { Complaint } from '../text/fault.ts';
import type { Named } from './named.ts';
import { differenceIn, statedIn } from './stated.ts';

/** A typed number: its digits and power of ten. */
export interface Cell {
  typed: string;
  power: number;
}

interface Statement {
  symbol: string;
  unit: ParsedUnit;
  digits?: string | undefined;
  forgetsZero: boolean;
}

/** Builds the named quantity of a stated number. */
export function statedName(
  { typed, power }: Cell,
  { symbol, unit, digits, forgetsZero }: Statement,
): Named {
  // A power of ten is printed as needed, not as typed.
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

/** Throws for an invalid or duplicate name. */
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

/** Range and step for drawing a given at random. */
export interface Range {
  from: string;
  to: string;
  by: string;
}

/**
 * Draws a new number with the same decimals, or returns the stated one if there's nothing to draw.
 */
export function drawNumber(
  stated: string,
  unit: ParsedUnit,
  range: Range,
  draw: (() => number) | undefined,
): string {
  const [from, to] = [statedIn(range.from, unit), statedIn(range.to, unit)];
  const by = differenceIn(range.by, unit);
  const steps = Math.round((to - from) / by);
  if (!(from < to && by > 0 && steps >= 1) || Number(stated) < from || Number(stated) > to) {
    throw new Complaint(
      'the range of new numbers doesn’t work.',
      'Write from="1.0" to="3.0" by="0.1", in the value’s own unit and with the value between them.',
    );
  }
  if (!draw) return stated;
  const decimals = stated.split('.')[1]?.length ?? 0;
  return (from + by * Math.min(steps, Math.floor(draw() * (steps + 1)))).toFixed(decimals);
}
