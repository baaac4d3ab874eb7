import { productOf, sameDimensions, type Dimensions } from './dimensions.ts';
import { oneSpelling } from './one-spelling.ts';
import type { NotUnderstood } from './read-number.ts';
import { units, type Unit } from './unit-table.ts';

/** One of the units of which a unit is made, and its exponent. */
export interface UnitPart {
  symbol: string;
  unit: Unit;
  exponent: number;
}

/** A unit, understood: what one of it is in SI, and what zero of it is there. */
export interface UnitReading {
  factor: number;
  dimensions: Dimensions;
  /** What to add to a temperature that is not a difference. */
  zero: number;
  /** From where a pressure counts, if that is said. */
  from?: 'gauge' | 'absolute' | undefined;
  parts: readonly UnitPart[];
}

/** A unit, and from where a pressure counts if that is said: `kPa abs`, `bar gauge`. */
const withZero = /^(.*?)(?:\s\(?(gauge|abs(?:olute)?)\.?\)?)?$/i;

const pressure: Dimensions = [1, -1, -2, 0, 0, 0, 0];

// The same few units are read over and over; what a visitor types is not kept.
const known = new Map<string, UnitReading>();

/** Reads a unit that authors write, such as `kJ/(kg K)`, and keeps it. */
export function readUnit(text: string): UnitReading | NotUnderstood {
  const before = known.get(text);
  if (before) return before;
  const reading = readSpelledUnit(oneSpelling(text));
  if (!('problem' in reading)) known.set(text, reading);
  return reading;
}

/** Reads a unit that is spelled in the one way already. */
export function readSpelledUnit(line: string): UnitReading | NotUnderstood {
  const [, rest = '', said] = withZero.exec(line) ?? [];
  const unit = readParts(rest);
  if ('problem' in unit || said === undefined) return unit;
  if (!sameDimensions(unit.dimensions, pressure)) return unknown(said);
  return { ...unit, from: said.toLowerCase() === 'gauge' ? 'gauge' : 'absolute' };
}

const token =
  /\s*(?:([/·*()-])|((?:in|ft)H2O|°[CFR]|(?:mol|wt|vol)?%|[A-Za-zμΩ]+)(?:\s?\^\s?(-?\d(?:\.\d+)?)|(-?\d))?)/y;

/** Reads units such as `W/(m^2 K)`, `W/m2-K` or `J mol^-1 K^-1`. What follows a stroke is below it. */
function readParts(entry: string): UnitReading | NotUnderstood {
  const parts: UnitPart[] = [];
  const levels: number[] = [];
  let [sign, below] = [1, 1];
  // "1/s" says no more than "/s", and "1" alone that there is no unit.
  const text = entry.replace(/^1\s*(?=\/|$)/, '');
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const found = token.exec(text);
    if (!found) return unknown(text.slice(at));
    const [, mark, typed = '', caret, attached] = found;
    if (mark === '(') {
      levels.push(below);
      sign = below;
    } else if (mark === ')') {
      if (levels.pop() === undefined) {
        return { problem: 'A bracket closes that was not opened.' };
      }
      below = levels.at(-1) ?? 1;
      sign = below;
    } else if (mark === '/') {
      below = -(levels.at(-1) ?? 1);
      sign = below;
    } else if (mark === undefined) {
      const unit = lookUp(typed);
      if ('problem' in unit) return unit;
      parts.push({ ...unit, exponent: sign * Number(caret ?? attached ?? 1) });
    }
  }
  if (levels.length > 0) return { problem: 'A bracket is not closed.' };
  return combined(parts);
}

function combined(parts: readonly UnitPart[]): UnitReading | NotUnderstood {
  const [only] = parts;
  const alone = parts.length === 1 && only?.exponent === 1 ? only.unit : undefined;
  if (!alone && parts.some(({ unit }) => unit.from === 'gauge')) {
    return { problem: 'A gauge pressure cannot be part of another unit.' };
  }
  return {
    factor: parts.reduce((product, { unit, exponent }) => product * unit.factor ** exponent, 1),
    dimensions: productOf(
      parts.map(({ unit, exponent }) => ({ dimensions: unit.dimensions, exponent })),
    ),
    // Inside another unit a degree is a difference.
    zero: alone?.zero ?? 0,
    from: alone?.from,
    parts,
  };
}

const unknown = (symbol: string): NotUnderstood => ({
  problem: `"${symbol.trim().slice(0, 12)}" is not a unit that is known here.`,
});

type Known = Omit<UnitPart, 'exponent'>;

const byName = new Map<string, Known>();
const byLetters = new Map<string, Known[]>();
for (const [symbol, unit] of units) {
  for (const word of unit.words) byName.set(word.toLowerCase(), { symbol, unit });
  const letters = symbol.toLowerCase();
  byLetters.set(letters, [...(byLetters.get(letters) ?? []), { symbol, unit }]);
}

/** A unit by its symbol, by its name, or by the same letters in another case if that leaves no doubt. */
function lookUp(symbol: string): Known | NotUnderstood {
  const unit = units.get(symbol);
  if (unit) return { symbol, unit };
  const letters = symbol.toLowerCase();
  const named = byName.get(letters);
  if (named) return named;
  const similar = byLetters.get(letters) ?? [];
  const [first] = similar;
  if (!first) return unknown(symbol);
  if (similar.every((other) => other.unit.factor === first.unit.factor)) return first;
  return {
    problem: `"${symbol}" could be ${similar.map((other) => other.symbol).join(' or ')}: capitals matter.`,
  };
}

/** Whether a unit is a scale of temperature with a zero of its own, such as °C, and not a difference. */
export const isTemperatureScale = ({ zero }: UnitReading): boolean => zero !== 0;

/** From where a pressure counts, if a word behind its unit says so and not the unit itself. */
export const saidApart = ({ parts, from }: UnitReading) =>
  parts.some(({ unit }) => unit.from !== undefined) ? undefined : from;

/** A unit in words, of one or of many: "kilowatts", "joules per mole kelvin". */
export function unitWords(unit: UnitReading, isOne: boolean): string {
  const above = unit.parts.filter(({ exponent }) => exponent > 0);
  const below = unit.parts.filter(({ exponent }) => exponent < 0);
  return [
    inWords(above, !isOne),
    below.length > 0 ? `per ${inWords(below, false)}` : '',
    saidApart(unit) ?? '',
  ]
    .filter((words) => words !== '')
    .join(' ');
}

const lengthPowers: Record<number, string> = { 2: 'square', 3: 'cubic' };
const otherPowers: Record<number, string> = { 2: 'squared', 3: 'cubed' };
const length: Dimensions = [0, 1, 0, 0, 0, 0, 0];

const inWords = (parts: readonly UnitPart[], isMany: boolean) =>
  parts
    .map(({ unit, exponent }, index) => {
      const word = unit.words[isMany && index === parts.length - 1 ? 1 : 0];
      const size = Math.abs(exponent);
      if (size === 1) return word;
      const before = sameDimensions(unit.dimensions, length) ? lengthPowers[size] : undefined;
      if (before !== undefined) return `${before} ${word}`;
      return `${word} ${otherPowers[size] ?? `to the ${String(size)}`}`;
    })
    .join(' ');
