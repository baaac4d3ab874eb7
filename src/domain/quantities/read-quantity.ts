import { readComputed } from './calculate.ts';
import type { Dimensions } from './dimensions.ts';
import { oneSpelling } from './one-spelling.ts';
import { onlyOne, type NotUnderstood, type NumberReading } from './read-number.ts';
import { numbersFirst } from './read-product.ts';
import { readSum } from './read-sum.ts';
import { readSpelledUnit, type UnitReading } from './read-unit.ts';
import { substanceText } from './substance.ts';
import { unitWords } from './unit-words.ts';

/** A quantity as somebody typed it, understood. */
export interface Reading {
  number: NumberReading;
  unit: UnitReading;
  /** In SI units; a temperature on a scale as a difference from that scale's zero. */
  value: number;
  dimensions: Dimensions;
  hasUnit: boolean;
  /** Its unit in words: "kilowatts". */
  unitWords: string;
  /** How it was understood: "3.2 kilowatts". */
  words: string;
}

const longest = 64;

/**
 * Reads a number and a unit as people type them. It never throws and never takes long. What it
 * cannot read it explains, with an example in a unit that fits.
 */
export function readQuantity(text: string, example = '3.2 kW'): Reading | NotUnderstood {
  const reading = read(text);
  if (!('problem' in reading) || !reading.withExample) return reading;
  const hasUnit = !/\d$/.test(example);
  const problem = hasUnit ? reading.problem : reading.problem.replace(/ and (?:one|its) unit/, '');
  return { problem: `${problem}, like ${example}.` };
}

function read(text: string): Reading | NotUnderstood {
  if (text.length > longest) {
    return { problem: 'That’s too long. Type a number and its unit', withExample: true };
  }
  const line = oneSpelling(text);
  if (line === '') return { problem: 'Type a number and its unit', withExample: true };
  const reading = readLine(line);
  const product = reading === onlyOne ? numbersFirst(line) : undefined;
  const again = product === undefined ? reading : readLine(product);
  return 'problem' in again ? reading : again;
}

function readLine(line: string): Reading | NotUnderstood {
  const sum = readSum(line);
  if (sum) return understood(sum.number, sum.unit, sum.number.words);
  const number = readComputed(line);
  if ('problem' in number) return number;
  const unit = readSpelledUnit(number.rest);
  return 'problem' in unit ? unit : inUnit(number, unit);
}

/** Understands a number and its unit, which have been read. */
export function inUnit(number: NumberReading, unit: UnitReading): Reading | NotUnderstood {
  const ofUnit = unitWords(unit, Math.abs(number.value) === 1);
  return understood(number, unit, `${number.words} ${ofUnit}`.trim());
}

function understood(
  number: NumberReading,
  unit: UnitReading,
  words: string,
): Reading | NotUnderstood {
  const value = number.value * unit.factor;
  if (!Number.isFinite(value)) return { problem: 'That number’s too big.' };
  const { dimensions, of } = unit;
  return {
    number,
    unit,
    value,
    dimensions,
    hasUnit: unit.parts.length > 0,
    unitWords: unitWords(unit, Math.abs(number.value) === 1),
    words: of.length === 0 ? words : `${words} (of ${of.map(substanceText).join(', ')})`,
  };
}
