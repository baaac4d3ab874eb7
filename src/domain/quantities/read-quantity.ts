import type { Dimensions } from './dimensions.ts';
import { oneSpelling } from './one-spelling.ts';
import { readNumber, type NotUnderstood, type NumberReading } from './read-number.ts';
import { readSpelledUnit, unitWords, type UnitReading } from './read-unit.ts';

/** A quantity as somebody typed it, understood. */
export interface Reading {
  number: Omit<NumberReading, 'rest' | 'words'>;
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

/** Reads a number and a unit as people type them. It never throws and never takes long. */
export function readQuantity(text: string): Reading | NotUnderstood {
  if (text.length > longest) return { problem: 'That is too long: type a number and its unit.' };
  const line = oneSpelling(text);
  if (line === '') return { problem: 'Type a number and its unit.' };
  const read = readNumber(line);
  if ('problem' in read) return read;
  const { rest, words, ...number } = read;
  const unit = readSpelledUnit(rest);
  if ('problem' in unit) return unit;
  const value = number.value * unit.factor;
  if (!Number.isFinite(value)) return { problem: 'That number is too large.' };
  const ofUnit = unitWords(unit, Math.abs(number.value) === 1);
  return {
    number,
    unit,
    value,
    dimensions: unit.dimensions,
    hasUnit: unit.parts.length > 0,
    unitWords: ofUnit,
    words: ofUnit === '' ? words : `${words} ${ofUnit}`,
  };
}
