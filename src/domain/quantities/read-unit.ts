import { productOf, sameDimensions, type Dimensions } from './dimensions.ts';
import { findUnit, unknownUnit, type FoundUnit } from './find-unit.ts';
import { oneSpelling } from './one-spelling.ts';
import type { NotUnderstood } from './read-number.ts';
import { substanceAt } from './substance.ts';
import { pressure } from './unit-table.ts';

/** A unit in a compound unit, with its exponent. */
export interface UnitPart extends FoundUnit {
  exponent: number;
}

/** A parsed unit. Its factor and zero convert it to SI. */
export interface ParsedUnit {
  factor: number;
  dimensions: Dimensions;
  /** Kelvins to add to a temperature, unless it's a difference. */
  zero: number;
  /** Reference of a pressure, if it was typed. */
  from?: 'gauge' | 'absolute' | undefined;
  parts: readonly UnitPart[];
  /** Substances after the unit, like "N2" or "dry air". */
  of: readonly string[];
}

/** Matches a unit followed by gauge or absolute: `kPa abs`, `bar gauge`, `psi(g)`. */
const withZero =
  /^(.*[^\s/·*(-])(?: ?\((g|a|gauge|abs(?:olute)?)\.?\)| (g|a|gauge|abs(?:olute)?))$/i;

// Caches only the units of authors, who use the same few repeatedly.
const known = new Map<string, ParsedUnit>();

/** Parses a unit, such as `kJ/(kg K)`, that an author typed. */
export function readUnit(text: string): ParsedUnit | NotUnderstood {
  const before = known.get(text);
  if (before) return before;
  const reading = readSpelledUnit(oneSpelling(text));
  if (!('problem' in reading)) known.set(text, reading);
  return reading;
}

/** Parses a unit in our own code. Throws if it's invalid. */
export function unitOf(text: string): ParsedUnit {
  const unit = readUnit(text);
  if ('problem' in unit) throw new Error(`${text}: ${unit.problem}`);
  return unit;
}

/** Parses a unit whose spelling has been normalized. */
export function readSpelledUnit(line: string): ParsedUnit | NotUnderstood {
  const [, before, substance] = /^(.*\S) ?\(of ([^()]+)\)$/.exec(line) ?? [];
  if (before !== undefined && substance !== undefined) {
    const unit = readSpelledUnit(before);
    return 'problem' in unit ? unit : { ...unit, of: [...unit.of, substance] };
  }
  const [, rest, bracketed, behind] = withZero.exec(line) ?? [];
  const said = bracketed ?? behind;
  if (rest === undefined || said === undefined) return readParts(line);
  const unit = readParts(rest);
  if ('problem' in unit) return unit;
  if (sameDimensions(unit.dimensions, pressure) && !unit.from) {
    return { ...unit, from: /^g/i.test(said) ? 'gauge' : 'absolute' };
  }
  // After a unit other than a pressure, a single letter is another unit.
  return said.length === 1 && !unit.from ? readParts(line) : unknownUnit(said);
}

const token =
  /\s*(?:([/·*(.-])|(\)(?!-?\d)|(?:in|ft|[mc]?m)H2O|Nm3|°[CFR]?|(?:mol|wt|vol)?%|[A-Za-zμΩÅ]+)(?:\s?\^\s?(-?\d(?:\.\d+)?)|(-?\d))?)/y;

/**
 * Parses a compound unit such as `W/(m^2 K)`, `W/m2-K` or `J mol^-1 K^-1`. Everything after a slash
 * is in the denominator.
 */
function readParts(entry: string): ParsedUnit | NotUnderstood {
  const parts: UnitPart[] = [];
  const of: string[] = [];
  const levels: { below: number; start: number }[] = [];
  let below = 1;
  // Removes the 1 of "1/s". A 1 on its own isn't a unit.
  const text = entry.replace(/^1\s*(?=\/|$)/, '');
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const substance = parts.length > 0 ? substanceAt(text, at, parts) : undefined;
    if (substance) {
      of.push(substance.name);
      token.lastIndex = substance.end;
      continue;
    }
    const found = token.exec(text);
    if (!found) return unknownUnit(text.slice(at));
    const [, mark, typed = '', caret, attached] = found;
    const exponent = Number(caret ?? attached ?? 1);
    if (mark === '(') {
      levels.push({ below, start: parts.length });
    } else if (typed === ')') {
      const level = levels.pop();
      if (!level) return { problem: 'A bracket closes but never opens.' };
      for (const part of parts.slice(level.start)) part.exponent *= exponent;
      below = levels.at(-1)?.below ?? 1;
    } else if (mark === '/') {
      below = -(levels.at(-1)?.below ?? 1);
    } else if (mark === undefined) {
      const unit = findUnit(typed);
      if ('problem' in unit) return unit;
      parts.push({ ...unit, exponent: below * exponent });
    }
  }
  if (levels.length > 0) return { problem: 'A bracket never closes.' };
  return combined(parts, of);
}

function combined(parts: readonly UnitPart[], of: readonly string[]): ParsedUnit | NotUnderstood {
  const [only] = parts;
  const alone = parts.length === 1 && only?.exponent === 1 ? only.unit : undefined;
  if (!alone && parts.some(({ unit }) => unit.from === 'gauge')) {
    return { problem: 'A gauge pressure can’t be part of another unit.' };
  }
  return {
    factor: parts.reduce((product, { unit, exponent }) => product * unit.factor ** exponent, 1),
    dimensions: productOf(
      parts.map(({ unit, exponent }) => ({ dimensions: unit.dimensions, exponent })),
    ),
    // In a compound unit, degrees are a temperature difference.
    zero: alone?.zero ?? 0,
    from: alone?.from,
    parts,
    of,
  };
}

/** Recognizes a temperature scale with its own zero, like °C. */
export const isTemperatureScale = ({ zero }: ParsedUnit): boolean => zero !== 0;
