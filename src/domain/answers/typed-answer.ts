import { sameDimensions } from '../quantities/dimensions.ts';
import { significantFigures } from '../quantities/significant-figures.ts';
import type { ParsedQuantity } from '../quantities/read-quantity.ts';
import type { AnswerKey, AskedQuantity, AnswerContext, Verdict } from './asked-quantity.ts';

export interface TypedAnswer {
  reading: ParsedQuantity;
  /** Value in SI. The question determines whether it's absolute, gauge or a difference. */
  value: number;
  question: AskedQuantity;
  key: AnswerKey;
  context: AnswerContext;
}

export type Judgment = Omit<Verdict, 'readAs'>;

/**
 * A possible explanation of an entry. `off` is the distance of the entry from the expected result:
 * 0 for an exact match, up to a limit of 1.
 */
export interface Candidate {
  off: number;
  judgment: Judgment;
}

const standardAtmosphere = 101_325;

export const atmosphereOf = ({ atmosphere = standardAtmosphere }: AnswerKey): number => atmosphere;

/**
 * Converts a parsed entry to SI. Temperatures and pressures become absolute if the question asks
 * for that.
 */
export function valueOf(
  { value, unit }: ParsedQuantity,
  { is }: AskedQuantity,
  key: AnswerKey,
): number {
  if (is === 'temperature') return value + unit.zero;
  if (is === 'absolute' && unit.from === 'gauge') return value + atmosphereOf(key);
  return value;
}

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

/** Tolerance around a value, in SI. */
export const allowedAround = (target: number, { within }: AskedQuantity): number =>
  'part' in within ? within.part * Math.abs(target) : within.amount;

export const isNear = (value: number, target: number, question: AskedQuantity): boolean =>
  Math.abs(value - target) <= allowedAround(target, question) * (1 + 1e-9);

/** Checks whether a ratio is 1 within the tolerance. If the tolerance is an amount, uses 1%. */
export const isRatio = (ratio: number, { within }: AskedQuantity): boolean =>
  Math.abs(ratio - 1) <= ('part' in within ? within.part : 0.01);

/**
 * Maximum distance of an entry from a mistake's result, as a fraction of the tolerance. Small
 * enough to tell mistakes apart.
 */
export const reach = 0.4;

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
 * Returns a candidate if an entry equals a value in all of its digits. Compares at most one digit
 * more than the question asks for.
 */
export function cause(entry: TypedAnswer, target: number, sentence: string): Candidate[] {
  const { value, question } = entry;
  const away = Math.abs(value - target);
  return away <= allowedAround(target, question) && away <= halfDigit(entry, target)
    ? [{ off: 0, judgment: wrong(sentence) }]
    : [];
}

/**
 * Half a unit in the last digit of an entry, in SI. Counts at most one digit more than the question
 * asks for.
 */
export function halfDigit({ reading, question }: TypedAnswer, target: number): number {
  const { factor, zero } = reading.unit;
  const inUnit = (target - (question.is === 'temperature' ? zero : 0)) / factor;
  const last =
    10 ** (Math.floor(Math.log10(Math.abs(inUnit))) + 1 - question.digits) * factor * (1 + 1e-9);
  return Math.min(Math.max(lastDigit(reading), last / 10), last) / 2;
}

function lastDigit({ number, unit }: ParsedQuantity): number {
  const { mantissa, power = 0, isComputed } = number;
  if (isComputed) return 0;
  const { least, most } = significantFigures(mantissa);
  const decimals = mantissa.split('.')[1]?.length ?? least - most;
  return 10 ** (power - decimals) * unit.factor * (1 + 1e-9);
}

export const nearest = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.reduce<Candidate | undefined>(
    (best, each) => (best && best.off <= each.off ? best : each),
    undefined,
  );
