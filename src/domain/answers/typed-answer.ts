import { sameDimensions } from '../quantities/dimensions.ts';
import { significantFigures } from '../quantities/figures.ts';
import type { Reading } from '../quantities/read-quantity.ts';
import type { AnswerKey, AskedQuantity, Surroundings, Verdict } from './asked-quantity.ts';

/** What was typed, with what it is compared to. */
export interface TypedAnswer {
  reading: Reading;
  /** What was typed, in SI, as the question means it. */
  value: number;
  question: AskedQuantity;
  key: AnswerKey;
  around: Surroundings;
}

/** What is said of an entry, before it is added how the entry was understood. */
export type Judgment = Omit<Verdict, 'readAs'>;

/** Something that an entry may be, and how far from that it is, in parts of what is allowed. */
export interface Candidate {
  off: number;
  judgment: Judgment;
}

const standardAtmosphere = 101_325;

/** The pressure of the air around a problem. */
export const airOf = ({ atmosphere = standardAtmosphere }: AnswerKey): number => atmosphere;

/** What a reading stands for where a question is asked. */
export function valueOf({ value, unit }: Reading, { is }: AskedQuantity, key: AnswerKey): number {
  if (is === 'temperature') return value + unit.zero;
  if (is === 'absolute' && unit.from === 'gauge') return value + airOf(key);
  return value;
}

/** Whether a number stands alone where it cannot. */
export const lacksUnit = (
  { hasUnit, dimensions, number }: Reading,
  question: Pick<AskedQuantity, 'dimensions' | 'is'>,
): boolean =>
  !hasUnit &&
  !sameDimensions(dimensions, question.dimensions) &&
  // Nothing is nothing in every unit.
  (number.value !== 0 || question.is === 'temperature');

/** The four things that can be said of an entry. */
export const right = (sentence: string): Judgment => ({ kind: 'right', sentence });
export const almost = (sentence: string): Judgment => ({ kind: 'almost', sentence });
export const wrong = (sentence: string): Judgment => ({ kind: 'wrong', sentence });
export const unclear = (sentence: string): Judgment => ({ kind: 'unclear', sentence });

/** How far from a value still counts as that value, in SI. */
export const allowedAround = (target: number, { within }: AskedQuantity): number =>
  'part' in within ? within.part * Math.abs(target) : within.amount;

/** Whether a value is as near to another as the question asks. */
export const isNear = (value: number, target: number, question: AskedQuantity): boolean =>
  Math.abs(value - target) <= allowedAround(target, question) * (1 + 1e-9);

/** Whether two sizes are the same within a hundredth or what the question allows. */
export const isRatio = (ratio: number, { within }: AskedQuantity): boolean =>
  Math.abs(ratio - 1) <= ('part' in within ? within.part : 0.01);

/**
 * How near to the number of a mistake an entry must be, in parts of what is allowed around a right
 * answer: who makes that mistake comes nearer to its number than whoever makes another.
 */
export const reach = 0.4;

/** An entry that may be some other value: a candidate if it is well within what is allowed around it. */
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
 * A cause that leads to a value, if an entry is that value as far as its digits say: as many as are
 * asked, and one more if it was typed.
 */
export function cause(entry: TypedAnswer, target: number, sentence: string): Candidate[] {
  const { value, question } = entry;
  const away = Math.abs(value - target);
  return away <= allowedAround(target, question) && away <= halfDigit(entry, target)
    ? [{ off: 0, judgment: wrong(sentence) }]
    : [];
}

/** Half of the last digit of an entry, in SI: of as many as are asked, or one more if it was typed. */
export function halfDigit({ reading, question }: TypedAnswer, target: number): number {
  const { factor, zero } = reading.unit;
  const inUnit = (target - (question.is === 'temperature' ? zero : 0)) / factor;
  const last =
    10 ** (Math.floor(Math.log10(Math.abs(inUnit))) + 1 - question.digits) * factor * (1 + 1e-9);
  return Math.min(Math.max(lastDigit(reading), last / 10), last) / 2;
}

/** What one more in the last digit that was typed would be, in SI. */
function lastDigit({ number, unit }: Reading): number {
  const { mantissa, power = 0, isComputed } = number;
  if (isComputed) return 0;
  const { least, most } = significantFigures(mantissa);
  const decimals = mantissa.split('.')[1]?.length ?? least - most;
  return 10 ** (power - decimals) * unit.factor * (1 + 1e-9);
}

/** The nearest of some candidates, the first of those that are equally near. */
export const nearest = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.reduce<Candidate | undefined>(
    (best, each) => (best && best.off <= each.off ? best : each),
    undefined,
  );
