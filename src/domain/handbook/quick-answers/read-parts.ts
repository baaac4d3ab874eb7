import { oneSpelling } from '../../quantities/one-spelling.ts';
import { readNumber } from '../../quantities/read-number.ts';
import {
  isTemperatureScale,
  readSpelledUnit,
  type ParsedUnit,
} from '../../quantities/read-unit.ts';

/** A quantity in a sentence: its value in SI (a temperature on a scale from that scale's zero). */
export interface Quantity {
  value: number;
  unit: ParsedUnit;
  hasUnit: boolean;
  /** As it was typed. */
  text: string;
  /** How many digits were typed. */
  digits: number;
}

/** A sentence in pieces: words, and the quantities between them. */
export interface Piece {
  /** What stands before the quantity, in small letters. */
  before: string;
  quantity: Quantity;
  /** What stands between it and the next, in small letters. */
  after: string;
}

/** Which of two units somebody means who does not care about capitals. */
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

/** A unit as somebody types it, who may not care about capitals; nothing if it isn't one. */
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

/** Why a unit cannot be read, where that is worth saying. */
export function unitProblem(text: string): string | undefined {
  const unit = readSpelledUnit(oneSpelling(text));
  return 'problem' in unit && !/isn’t a unit|Type one/.test(unit.problem)
    ? unit.problem
    : undefined;
}

const number =
  /(?<![\w.^])[-+−]?(?:10\^[-+]?\d+|\d[\d,]*(?:\.\d*)?|\.\d+)(?:e[-+]?\d+| ?[x×*] ?10\^[-+]?\d+)?/gi;

/** The quantities of a sentence with the words around them. */
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

/** The longest unit behind a number, and how many letters it has. */
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

/** Units that no other follows: degrees and percent. */
const isWhole = (unit: ParsedUnit) =>
  isTemperatureScale(unit) || unit.parts.some(({ symbol }) => symbol.includes('%'));

const word = /^ ?[^\s,;]+/;

/** Whether the next word is no part of a unit: a number, or a letter that says what is asked. */
function isNoUnit(next: string, behind: string, length: number): boolean {
  const letters = next.trim();
  if (/^[-+]?[\d.(=]/.test(letters)) return true;
  // "5 in to mm" is inches; "5 kg in lb" isn't.
  if (/^in$/i.test(letters)) {
    return (
      next !== letters &&
      !/^\s*(?:$|to\b|in\b|into\b|as\b|[-*/^)+])/i.test(behind.slice(length + next.length))
    );
  }
  if (next === letters) return false;
  if (/^(?:at|and|to|of|as|x|t|v|u|p|h|s|a|d|rh|db|wb|dp)$/i.test(letters)) {
    // Behind a number "h" is an hour; behind a unit it asks for the enthalpy.
    return length > 0 || !/^[hsdav]$/i.test(letters);
  }
  return false;
}
