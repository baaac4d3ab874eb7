import { inBaseUnits, sameDimensions, type Quantity } from '../quantities/dimensions.ts';
import { minus, numberText, withUnit } from '../quantities/print.ts';
import type { NotUnderstood } from '../quantities/read-number.ts';
import type { ParsedQuantity } from '../quantities/read-quantity.ts';
import { superscript } from '../quantities/superscript.ts';
import {
  valueInSet,
  type AnswerContext,
  type AskedQuantity,
  type FormulaSymbol,
} from './asked-quantity.ts';
import { readFormula } from './read-formula.ts';
import { symbolKey } from './symbol-key.ts';
import { isNear } from './typed-answer.ts';

/** Number of other sets that a formula has to hold for. */
const testedSets = 20;

/** True if a text may be a formula: it has a sign between parts, or is a symbol by itself. */
const looksLikeFormula = /^\s*[\p{L}(√-]|[*·×/^]\s*[\p{L}(√]|\)\s*[\p{L}(]/u;

const identifiers = /\p{L}[\p{L}\p{N}_{}]*/gu;

/** Reads an answer typed as a formula, or returns undefined if it can't be one. */
export function readFormulaAnswer(
  text: string,
  question: AskedQuantity,
  { symbols = [], printed }: AnswerContext,
): ParsedQuantity | NotUnderstood | undefined {
  if (!question.takesFormula || !looksLikeFormula.test(text)) return undefined;
  const values = valuesOf(symbols, printed);
  const words = text.match(identifiers) ?? [];
  if (!words.some((word) => values.has(symbolKey(word)))) return undefined;
  const result = readFormula(text, values);
  return 'problem' in result ? result : asReading(result, question);
}

/**
 * True if a formula gives the answer for other sets of numbers, too. Undefined if there are none to
 * test it with.
 */
export function holdsForAny(
  text: string,
  question: AskedQuantity,
  { symbols = [], otherSets = [] }: AnswerContext,
): boolean | undefined {
  if (otherSets.length === 0) return undefined;
  return otherSets.slice(0, testedSets).every(({ printed, key }) => {
    const result = readFormula(text, valuesOf(symbols, printed));
    return (
      !('problem' in result) &&
      isNear(asReading(result, question).value + zeroOf(question), key.value, question)
    );
  });
}

const valuesOf = (symbols: readonly FormulaSymbol[], printed: readonly string[] | undefined) =>
  new Map<string, Quantity>(
    symbols.flatMap((symbol) =>
      symbol.spellings.map((spelling): [string, Quantity] => [
        spelling,
        { value: valueInSet(symbol, printed), dimensions: symbol.dimensions },
      ]),
    ),
  );

const zeroOf = ({ is, zero }: AskedQuantity) => (is === 'temperature' ? zero : 0);

/**
 * Converts the result of a formula to an entry, in the unit of the question if the dimensions
 * match.
 */
function asReading(result: Quantity, question: AskedQuantity): ParsedQuantity {
  const { also, digits } = question;
  const isUsual = also !== undefined && sameDimensions(result.dimensions, also.dimensions);
  const { value, dimensions } = isUsual
    ? { value: result.value / also.factor, dimensions: question.dimensions }
    : result;
  const fits = sameDimensions(dimensions, question.dimensions);
  const { factor, zero } = fits ? { factor: question.factor, zero: zeroOf(question) } : si;
  const inUnit = (value - zero) / factor;
  const words = fits ? withUnit(shortText(inUnit, digits), question.unit) : 'a formula';
  return {
    number: { mantissa: '', value: inUnit, words, rest: '', isComputed: true },
    unit: { factor, dimensions, zero, parts: [], of: [], from: undefined },
    value: value - zero,
    dimensions,
    hasUnit: true,
    unitWords: fits ? question.unit : inBaseUnits(dimensions).replace('something in ', ''),
    words,
    isFormula: true,
  };
}

const si = { factor: 1, zero: 0 };

function shortText(value: number, digits: number): string {
  const { mantissa, power } = numberText(value, digits);
  return power === undefined
    ? mantissa
    : `${mantissa} × 10${superscript(String(power).replace('-', minus))}`;
}
