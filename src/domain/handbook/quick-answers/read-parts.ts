import { sameDimensions } from '../../quantities/dimensions.ts';
import { oneSpelling } from '../../quantities/one-spelling.ts';
import { readNumber } from '../../quantities/read-number.ts';
import {
  isTemperatureScale,
  readSpelledUnit,
  type ParsedUnit,
} from '../../quantities/read-unit.ts';

/** A quantity in SI. A temperature is relative to the zero of its scale. */
export interface Quantity {
  value: number;
  unit: ParsedUnit;
  hasUnit: boolean;
  text: string;
  /** Number of significant digits typed. */
  digits: number;
}

/** A quantity in a sentence, with the words around it. */
export interface Piece {
  /** Words before the quantity, in lowercase. */
  before: string;
  quantity: Quantity;
  /** Words up to the next quantity, in lowercase. */
  after: string;
}

/** Usual meanings of symbols in the wrong case. */
const usual: Record<string, string> = {
  mpa: 'MPa',
  mj: 'MJ',
  mw: 'MW',
  ml: 'mL',
  mg: 'mg',
  mm: 'mm',
  mmol: 'mmol',
  ms: 'ms',
  mwh: 'MWh',
  mbar: 'mbar',
  mv: 'mV',
  mol: 'mol',
  gj: 'GJ',
  dl: 'dL',
};

/** Parses a unit in any case. Returns undefined if the text isn't one. */
export function looseUnit(text: string): ParsedUnit | undefined {
  const spelling = oneSpelling(text);
  if (spelling === '') return undefined;
  const exact = readSpelledUnit(spelling);
  if (!('problem' in exact)) return exact;
  const other = readSpelledUnit(
    spelling.replace(/[a-z]+/gi, (letters) => usual[letters.toLowerCase()] ?? letters),
  );
  return 'problem' in other ? undefined : other;
}

/** Parses a requested unit if it has the same dimensions as another one. */
export function fittingUnit(
  text: string | undefined,
  { dimensions }: ParsedUnit,
): ParsedUnit | undefined {
  const unit = text === undefined ? undefined : looseUnit(text);
  return unit && sameDimensions(unit.dimensions, dimensions) ? unit : undefined;
}

/** Returns a helpful explanation of why a unit can't be parsed, if there is one. */
export function unitProblem(text: string): string | undefined {
  const unit = readSpelledUnit(oneSpelling(text));
  return 'problem' in unit && !/isn’t a unit|Type one/.test(unit.problem)
    ? unit.problem
    : undefined;
}

const number =
  /(?<![\w.^])[-+−]?(?:10\^[-+]?\d+|\d[\d,]*(?:\.\d*)?|\.\d+)(?:e[-+]?\d+| ?[x×*] ?10\^[-+]?\d+)?/gi;

/** Splits a sentence into its quantities and the words around them. */
export function piecesOf(text: string): Piece[] {
  const found: { start: number; end: number; quantity: Quantity }[] = [];
  for (const match of text.matchAll(number)) {
    const start = match.index;
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const typed = match[0];
    const reading = readNumber(oneSpelling(typed));
    if ('problem' in reading || reading.rest !== '') continue;
    const behind = text.slice(start + typed.length);
    const { unit, length } = unitAt(behind);
    found.push({
      start,
      end: start + typed.length + length,
      quantity: {
        value: reading.value * (unit?.factor ?? 1),
        unit: unit ?? noUnit,
        hasUnit: unit !== undefined,
        text: (typed + behind.slice(0, length)).trim(),
        digits: typed.replace(/e.*$/i, '').replace(/^[-+0.]*|[^\d]/g, '').length,
      },
    });
  }
  return found.map(({ start, end, quantity }, place) => ({
    before: text.slice(found[place - 1]?.end ?? 0, start).toLowerCase(),
    quantity,
    after: text.slice(end, found[place + 1]?.start).toLowerCase(),
  }));
}

const noUnit = readSpelledUnit('') as ParsedUnit;

/** Finds the longest unit after a number, and its length in characters. */
function unitAt(behind: string): { unit: ParsedUnit | undefined; length: number } {
  let [length, best]: [number, { unit: ParsedUnit; length: number } | undefined] = [0, undefined];
  for (let taken = 0; taken < 5 && !(best && isWhole(best.unit)); taken += 1) {
    const next = word.exec(behind.slice(length))?.[0];
    if (next === undefined || isNoUnit(next, behind, length)) break;
    length += next.length;
    const typed = behind.slice(0, length).replace(/[?.!:]+$/, '');
    const unit = looseUnit(typed.trim());
    if (unit && unit.of.length === 0 && unit.parts.length > 0)
      best = { unit, length: typed.length };
  }
  return best ?? { unit: undefined, length: 0 };
}

/** Recognizes units that can't be part of a compound unit: degrees and percent. */
const isWhole = (unit: ParsedUnit) =>
  isTemperatureScale(unit) || unit.parts.some(({ symbol }) => symbol.includes('%'));

const word = /^ ?[^\s,;]+/;

/**
 * Checks whether the next word is something other than a unit, like a number or the symbol of a
 * property.
 */
function isNoUnit(next: string, behind: string, length: number): boolean {
  const letters = next.trim();
  if (/^[-+]?[\d.(=]/.test(letters)) return true;
  // "in" means inches in "5 in to mm", but not in "5 kg in lb".
  if (/^in$/i.test(letters)) {
    return (
      next !== letters &&
      !/^\s*(?:$|to\b|in\b|into\b|as\b|[-*/^)+])/i.test(behind.slice(length + next.length))
    );
  }
  if (next === letters) return false;
  if (/^(?:at|and|to|of|as|x|t|v|u|p|h|s|a|d|rh|db|wb|dp)$/i.test(letters)) {
    // After a number, "h" means hours. After a unit, it means enthalpy.
    return length > 0 || !/^[hsdav]$/i.test(letters);
  }
  return false;
}
