import { significantFigures } from '../quantities/significant-figures.ts';
import type { ParsedQuantity } from '../quantities/read-quantity.ts';
import { unitInText } from './asked-for.ts';
import type { AnswerKey, AskedQuantity } from './asked-quantity.ts';
import {
  allowedAround,
  almost,
  isNear,
  right,
  type Candidate,
  type TypedAnswer,
  type Judgment,
} from './typed-answer.ts';

/**
 * Judges an entry that's right, possibly except for a missing unit. Returns undefined otherwise.
 */
export function judgeValue({ reading, value, question, key }: TypedAnswer): Judgment | undefined {
  const { is, digits, unit } = question;
  if (isNear(value, key.value, question)) {
    const { mantissa, isComputed } = reading.number;
    const { least, most } = significantFigures(mantissa);
    if (is === 'gauge' && reading.unit.from === 'absolute') {
      return almost('The number is right, but you wrote absolute.');
    }
    if (digits === 0) return right('That’s exactly it.');
    if (
      !isComputed &&
      most < digits &&
      !isWhole(reading, exactIn(reading, question, key), digits)
    ) {
      return right(`Next time, give ${figures(digits)}.`);
    }
    if (!isComputed && least > digits + 2) {
      return right(`You only need ${figures(digits)}.`);
    }
    return right(`That’s within ${question.allowance} of the solution.`);
  }
  const isWithoutUnit = unit !== '' && !reading.hasUnit && reading.number.value !== 0;
  return isWithoutUnit && isNear(value * question.factor, key.value, question)
    ? almost(`The number is right in ${unitInText(question.unit)}. Add the unit.`)
    : undefined;
}

/**
 * Recognizes an answer that was rounded too much. Skips entries with one significant figure, which
 * many values round to.
 */
export function roundedTooMuch({ reading, value, question, key }: TypedAnswer): Candidate[] {
  const { digits } = question;
  const { number } = reading;
  if (number.isComputed) return [];
  const { least, most } = significantFigures(number.mantissa);
  const exact = exactIn(reading, question, key);
  const off = Math.abs(value - key.value) / allowedAround(key.value, question);
  for (let kept = Math.max(2, least); kept < Math.min(digits, most + 1); kept += 1) {
    if (Number(exact.toPrecision(kept)) === number.value) {
      const sentence = `That’s the answer, rounded too much. Give ${figures(digits)}.`;
      return [{ off, judgment: almost(sentence) }];
    }
  }
  return [];
}

const exactIn = ({ unit }: ParsedQuantity, { is }: AskedQuantity, { value }: AnswerKey) =>
  (value - (is === 'temperature' ? unit.zero : 0)) / unit.factor;

/**
 * Checks for an answer that's a whole number at the requested precision: "20" is enough for 20.0.
 */
const isWhole = ({ number }: ParsedQuantity, exact: number, digits: number) =>
  !number.mantissa.includes('.') && Number(exact.toPrecision(digits)) === number.value;

const figures = (digits: number) =>
  digits === 1 ? '1 significant figure' : `${String(digits)} significant figures`;
