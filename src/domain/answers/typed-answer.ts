import { sameDimensions } from '../quantities/dimensions.ts';
import { significantFigures } from '../quantities/significant-figures.ts';
import type { ParsedQuantity } from '../quantities/read-quantity.ts';
import type { AnswerKey, AskedQuantity, AnswerContext, Verdict } from './asked-quantity.ts';

/** An entry, with the question and the answer key it's compared to. */
export interface TypedAnswer {
  reading: ParsedQuantity;
  /** Its value in SI, as the question means it. */
  value: number;
  question: AskedQuantity;
  key: AnswerKey;
  context: AnswerContext;
}

/** A verdict before the entry's reading is added. */
export type Judgment = Omit<Verdict, 'readAs'>;

/**
 * A possible explanation of an entry, with the entry's distance from the expected result as a
 * fraction of the allowed distance.
 */
export interface Candidate {
  off: number;
  judgment: Judgment;
}

const standardAtmosphere = 101_325;

/** Atmospheric pressure of a problem, in Pa. */
export const atmosphereOf = ({ atmosphere = standardAtmosphere }: AnswerKey): number => atmosphere;

/** Value of a reading in SI, as a question means it. */
export function valueOf(
  { value, unit }: ParsedQuantity,
  { is }: AskedQuantity,
  key: AnswerKey,
): number {
  if (is === 'temperature') return value + unit.zero;
  if (is === 'absolute' && unit.from === 'gauge') return value + atmosphereOf(key);
  return value;
}

/** True if a number lacks a necessary unit. */
export const lacksUnit = (
  { hasUnit, dimensions, number }: ParsedQuantity,
  question: Pick<AskedQuantity, 'dimensions' | 'is'>,
): boolean =>
  !hasUnit &&
  !sameDimensions(dimensions, question.dimensions) &&
  // Zero is zero in every unit.
  (number.value !== 0 || question.is === 'temperature');

export const right = (sentence: string): Judgment => ({ kind: 'right', sentence });
export const almost = (sentence: string): Judgment => ({ kind: 'almost', sentence });
export const wrong = (sentence: string): Judgment => ({ kind: 'wrong', sentence });
export const unclear = (sentence: string): Judgment => ({ kind: 'unclear', sentence });

/** Maximum distance of an entry from a value that it still counts as, in SI. */
export const allowedAround = (target: number, { within }: AskedQuantity): number =>
  'part' in within ? within.part * Math.abs(target) : within.amount;

/** True if a value is within the question's tolerance of another. */
export const isNear = (value: number, target: number, question: AskedQuantity): boolean =>
  Math.abs(value - target) <= allowedAround(target, question) * (1 + 1e-9);

/** True if a ratio is 1 within the question's tolerance, or within 1% if that's an amount. */
export const isRatio = (ratio: number, { within }: AskedQuantity): boolean =>
  Math.abs(ratio - 1) <= ('part' in within ? within.part : 0.01);

/**
 * Maximum distance of an entry from a mistake's result, as a fraction of the tolerance for a right
 * answer. Entries with that mistake are closer to its result than entries with other mistakes.
 */
export const reach = 0.4;

/** Returns a candidate if an entry is well within the tolerance of a value. */
export function candidate(
  { value, question }: TypedAnswer,
  target: number,
  judgment: Judgment,
  rounding = 0,
): Candidate[] {
  const off = Math.abs(value - target) / (reach * allowedAround(target, question) + rounding);
  return off <= 1 ? [{ off, judgment }] : [];
}

/**
 * Returns a candidate if an entry equals a value to the digits typed, up to one more than asked
 * for.
 */
export function cause(entry: TypedAnswer, target: number, sentence: string): Candidate[] {
  const { value, question } = entry;
  const away = Math.abs(value - target);
  return away <= allowedAround(target, question) && away <= halfDigit(entry, target)
    ? [{ off: 0, judgment: wrong(sentence) }]
    : [];
}

/** Half a unit in an entry's last digit, in SI, counting at most one digit more than asked for. */
export function halfDigit({ reading, question }: TypedAnswer, target: number): number {
  const { factor, zero } = reading.unit;
  const inUnit = (target - (question.is === 'temperature' ? zero : 0)) / factor;
  const last =
    10 ** (Math.floor(Math.log10(Math.abs(inUnit))) + 1 - question.digits) * factor * (1 + 1e-9);
  return Math.min(Math.max(lastDigit(reading), last / 10), last) / 2;
}

/** One unit in the last typed digit, in SI. */
function lastDigit({ number, unit }: ParsedQuantity): number {
  const { mantissa, power = 0, isComputed } = number;
  if (isComputed) return 0;
  const { least, most } = significantFigures(mantissa);
  const decimals = mantissa.split('.')[1]?.length ?? least - most;
  return 10 ** (power - decimals) * unit.factor * (1 + 1e-9);
}

/** Returns the nearest candidate, or the first of equally near ones. */
export const nearest = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.reduce<Candidate | undefined>(
    (best, each) => (best && best.off <= each.off ? best : each),
    undefined,
  );
