import { productOf, sameDimensions, type Dimensions } from './dimensions.ts';
import { findUnit, unknownUnit, type FoundUnit } from './find-unit.ts';
import { oneSpelling } from './one-spelling.ts';
import type { NotUnderstood } from './read-number.ts';
import { substanceAt } from './substance.ts';
import { pressure } from './unit-table.ts';

/** A factor of a compound unit and its exponent. */
export interface UnitPart extends FoundUnit {
  exponent: number;
}

/** A parsed unit: its size and its zero in SI. */
export interface ParsedUnit {
  factor: number;
  dimensions: Dimensions;
  /** Kelvins to add to a temperature that is not a difference. */
  zero: number;
  /** Reference of a pressure, if given. */
  from?: 'gauge' | 'absolute' | undefined;
  parts: readonly UnitPart[];
  /** Substances named after the unit: "N2", "dry air". */
  of: readonly string[];
}

/** A unit and the reference of a pressure: `kPa abs`, `bar gauge`, `psi(g)`. */
const withZero =
  /^(.*[^\s/·*(-])(?: ?\((g|a|gauge|abs(?:olute)?)\.?\)| (g|a|gauge|abs(?:olute)?))$/i;

// Authors use the same few units again and again. Visitors' input is not cached.
const known = new Map<string, ParsedUnit>();

/** Reads and caches a unit that an author wrote, such as `kJ/(kg K)`. */
export function readUnit(text: string): ParsedUnit | NotUnderstood {
  const before = known.get(text);
  if (before) return before;
  const reading = readSpelledUnit(oneSpelling(text));
  if (!('problem' in reading)) known.set(text, reading);
  return reading;
}

/** Reads a unit from our own code, which has to be valid. */
export function unitOf(text: string): ParsedUnit {
  const unit = readUnit(text);
  if ('problem' in unit) throw new Error(`${text}: ${unit.problem}`);
  return unit;
}

/** Reads a unit in normalized spelling. */
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
  // After anything but a pressure, a single letter is a unit.
  return said.length === 1 && !unit.from ? readParts(line) : unknownUnit(said);
}

const token =
  /\s*(?:([/·*(.-])|(\)(?!-?\d)|(?:in|ft|[mc]?m)H2O|Nm3|°[CFR]?|(?:mol|wt|vol)?%|[A-Za-zμΩÅ]+)(?:\s?\^\s?(-?\d(?:\.\d+)?)|(-?\d))?)/y;

/**
 * Reads compound units such as `W/(m^2 K)`, `W/m2-K` or `J mol^-1 K^-1`. Everything after a slash
 * is in the denominator.
 */
function readParts(entry: string): ParsedUnit | NotUnderstood {
  const parts: UnitPart[] = [];
  const of: string[] = [];
  const levels: { below: number; start: number }[] = [];
  let below = 1;
  // "1/s" is "/s", and "1" alone isn't a unit.
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
    // In a compound unit, a degree is a difference.
    zero: alone?.zero ?? 0,
    from: alone?.from,
    parts,
    of,
  };
}

/** True for a temperature scale with its own zero, such as °C. */
export const isTemperatureScale = ({ zero }: ParsedUnit): boolean => zero !== 0;
