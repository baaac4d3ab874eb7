import {
  inBaseUnits,
  sameDimensions,
  type Dimensions,
  type Quantity,
} from '../../domain/quantities/dimensions.ts';
import { unitText } from '../../domain/quantities/print.ts';
import { readQuantity, type ParsedQuantity } from '../../domain/quantities/read-quantity.ts';
import { readUnit, type ParsedUnit } from '../../domain/quantities/read-unit.ts';
import { Complaint } from '../text/fault.ts';
import { significantFigures } from '../../domain/quantities/significant-figures.ts';
import type { Named } from './named.ts';

/** Parses an author's unit, like `kJ/(kg K)`, or throws. */
export function unitOf(text: string): ParsedUnit {
  const unit = readUnit(text);
  if (!('problem' in unit)) return withoutSubstance(text, unit);
  throw new Complaint(
    `we can’t read the unit "${text}". ${unit.problem}`,
    'Write it like kg/s, kJ/(kg K), kmol/m^3, lbm/ft^3 or °C.',
  );
}

/** Rejects a unit that names a substance, because only the unit would be printed. */
function withoutSubstance(text: string, unit: ParsedUnit): ParsedUnit {
  if (unit.of.length === 0) return unit;
  throw new Complaint(
    `"${text}" names a substance.`,
    `Write just the unit, and put "${unit.of.join(', ')}" in the words next to it.`,
  );
}

// Cached, because a problem states the same numbers hundreds of times.
const known = new Map<string, ParsedQuantity>();

/** Words that answer boxes accept as numbers, but that documents may use as names. */
const notInAFile = /^[a-z]+|(?<=\d ?)(?:x|times)$/i;

/** Parses an author's number with its unit, or throws. */
export function readStated(text: string): ParsedQuantity {
  const word = notInAFile.exec(text.trim())?.[0];
  const reading =
    word === undefined
      ? (known.get(text) ?? readQuantity(text))
      : { problem: `Start with a number, and "${word}" isn’t a unit.` };
  if (!('problem' in reading)) {
    if (reading.number.isComputed) {
      throw new Complaint(
        `"${text}" is more than one number.`,
        'State one number in one unit; to compute one, use <Let> or <Step>.',
      );
    }
    withoutSubstance(text, reading.unit);
    known.set(text, reading);
    return reading;
  }
  throw new Complaint(
    `we can’t read "${text}". ${reading.problem}`,
    'Write a number and its unit, as in 2.50 kg/s or 25 °C; to multiply, write *.',
  );
}

const number = String.raw`[+\-−]?\s?[\d.,]*\d[\d.,]*(?:\s\d{3}(?!\d)[\d.,]*)*`;
const powerOfTen = String.raw`(?:\s?e[+\-−]?\d+|\s?[x×]\s?10\s?\^?\s?[+\-−]?\d+|[⁰¹²³⁴-⁹⁻]+)?`;
const unitBegins = String.raw`\s*[A-Za-zµμΩ°º%$]|\s+1\s*/`;
const states = new RegExp(
  `^(?:[+\\-−]?\\s?\\$|${number}${powerOfTen}(?:$|${unitBegins})|(?:${number}\\s?[*·]\\s?)?10\\^[+-]?\\d+\\s+[A-Za-zµμΩ°º%])`,
  'i',
);

/**
 * Recognizes a stated number: `2 h` and `0.5 1/min` are numbers, `2*h` and `1/h` are expressions.
 */
export const isStated = (text: string): boolean => states.test(text.trim());

/** Returns a parsed number in SI. A temperature is a value on its scale, not a difference. */
export const quantityOf = ({ value, unit, dimensions }: ParsedQuantity): Quantity => ({
  value: value + unit.zero,
  dimensions,
});

export function numberIn({ value, dimensions }: Quantity, unit: ParsedUnit): number {
  mustFit(dimensions, unit);
  return (value - unit.zero) / unit.factor;
}

export function mustFit(dimensions: Dimensions, unit: ParsedUnit): void {
  if (sameDimensions(dimensions, unit.dimensions)) return;
  throw new Complaint(
    `this is ${inBaseUnits(dimensions)}, which doesn’t fit ${unit.parts.length === 0 ? 'a number without a unit' : `"${unitText(unit)}"`}.`,
    'Fix the unit, or look for a missing factor in the expression.',
  );
}

/** Parses a number in a known unit, which can be left out: `1,200` or `1.2 t`. */
export function statedIn(text: string, unit: ParsedUnit): number {
  const reading = readStated(text);
  return reading.hasUnit ? numberIn(quantityOf(reading), unit) : reading.number.value;
}

/** Parses a difference, which ignores the zero of a temperature scale. */
export function differenceIn(text: string, unit: ParsedUnit): number {
  const { hasUnit, number: typed, value, dimensions } = readStated(text);
  return hasUnit ? numberIn({ value, dimensions }, { ...unit, zero: 0 }) : typed.value;
}

/** A number in a table, with its digits as typed. */
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

export function statedName(
  { typed, power }: Cell,
  { symbol, unit, digits, forgetsZero }: Statement,
): Named {
  // A number with a power of ten is reformatted.
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

export interface Range {
  from: string;
  to: string;
  by: string;
}

/**
 * Draws a random number with the same number of decimals. Returns the stated number if nothing
 * varies.
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
