import { readComputed } from './calculate.ts';
import { sameDimensions, type Dimensions } from './dimensions.ts';
import { oneSpelling } from './one-spelling.ts';
import { onlyOne, readNumber, type NotUnderstood, type ParsedNumber } from './read-number.ts';
import { readSpelledUnit, type ParsedUnit } from './read-unit.ts';
import { substanceText } from './substance.ts';
import { unitWords } from './unit-words.ts';

export interface ParsedQuantity {
  number: ParsedNumber;
  unit: ParsedUnit;
  /** Value in SI. On a temperature scale like °C, it's relative to the zero of the scale. */
  value: number;
  dimensions: Dimensions;
  hasUnit: boolean;
  unitWords: string;
  words: string;
  /** True if the quantity was computed from a formula with symbols. */
  isFormula?: true;
}

const longest = 64;

/**
 * Parses a number and a unit. Never throws and never takes long. A problem includes an example with
 * a suitable unit.
 */
export function readQuantity(text: string, example = '3.2 kW'): ParsedQuantity | NotUnderstood {
  const reading = read(text);
  if (!('problem' in reading) || !reading.withExample) return reading;
  const hasUnit = !/\d$/.test(example);
  const problem = hasUnit ? reading.problem : reading.problem.replace(/ and (?:one|its) unit/, '');
  return { problem: `${problem}, like ${example}.` };
}

function read(text: string): ParsedQuantity | NotUnderstood {
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

function readLine(line: string): ParsedQuantity | NotUnderstood {
  const sum = readSum(line);
  if (sum) return parsedQuantity(sum.number, sum.unit, sum.number.words);
  const number = readComputed(line);
  if ('problem' in number) return number;
  const unit = readSpelledUnit(number.rest);
  return 'problem' in unit ? unit : inUnit(number, unit);
}

export function inUnit(number: ParsedNumber, unit: ParsedUnit): ParsedQuantity | NotUnderstood {
  const ofUnit = unitWords(unit, Math.abs(number.value) === 1);
  return parsedQuantity(number, unit, `${number.words} ${ofUnit}`.trim());
}

function parsedQuantity(
  number: ParsedNumber,
  unit: ParsedUnit,
  words: string,
): ParsedQuantity | NotUnderstood {
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

const root = /^√ ?\((.*)\)$/;
// Excludes a power of ten, because `3 × 104` may mean `3 × 10^4`.
const times = / ?(?:[*·]|×(?! ?10[1-9])) ?(?=[.\d])/;

/**
 * Rewrites a product of quantities, or its root, with all numbers before the units: `8.2 kg/s * 923
 * kJ/kg` becomes `(8.2*923)^1 kg^0 s^-1 kJ^1`. Returns undefined if a unit has its own zero, like
 * °C.
 */
function numbersFirst(line: string): string | undefined {
  const [, under] = root.exec(line) ?? [];
  const pieces = (under ?? line).split(times);
  if (under === undefined && pieces.length === 1) return undefined;
  const numbers: number[] = [];
  const exponents = new Map<string, number>();
  for (const piece of pieces) {
    const number = readNumber(piece);
    if ('problem' in number) return undefined;
    const unit = readSpelledUnit(number.rest);
    if ('problem' in unit || unit.zero !== 0 || unit.from) return undefined;
    numbers.push(number.value);
    for (const { symbol, exponent } of unit.parts) {
      exponents.set(symbol, (exponents.get(symbol) ?? 0) + exponent);
    }
  }
  const power = under === undefined ? 1 : 0.5;
  const units = [...exponents].map(([symbol, sum]) => `${symbol}^${String(sum * power)}`);
  return `(${numbers.join('*')})^${String(power)} ${units.join(' ')}`;
}

const piece = /^(\d[\d.,]*) ?([A-Za-zμ]+)(?:$|,? (?:and )?(?=\d))/;

/** A sum of units, in terms of the first and largest one. */
interface Sum {
  number: ParsedNumber;
  unit: ParsedUnit;
}

/** Parses a sum of units, largest first: `3 min 45 s`, `5 ft 3 in`. */
function readSum(line: string): Sum | undefined {
  const sign = /^[+-]/.exec(line)?.[0] ?? '';
  const said: string[] = [];
  let [rest, total, last] = [line.slice(sign.length).trim(), 0, Infinity];
  let unit: ParsedUnit | undefined;
  while (rest !== '') {
    const [all = '', digits = '', symbol = ''] = piece.exec(rest) ?? [];
    const [number, of] = [readNumber(digits), readSpelledUnit(symbol)];
    if ('problem' in number || 'problem' in of || number.rest !== '') return undefined;
    if (of.zero !== 0 || of.from || of.factor >= last) return undefined;
    unit ??= of;
    if (!sameDimensions(of.dimensions, unit.dimensions)) return undefined;
    last = of.factor;
    total += number.value * of.factor;
    said.push(`${number.words} ${unitWords(of, number.value === 1)}`);
    rest = rest.slice(all.length);
  }
  if (!unit || said.length < 2) return undefined;
  const value = (sign === '-' ? -total : total) / unit.factor;
  const words = sign + said.join(' ');
  return { number: { mantissa: String(value), value, words, rest: '', isComputed: true }, unit };
}
