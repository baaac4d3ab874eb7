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
  /** To what it leads, if it is a cause: another one may lead to nearly the same. */
  at?: number;
  /** What to add where an author’s sentence is said of the same number. */
  also?: string;
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

/** How far from another two sizes may be that are the same, as a part: what is allowed, or a hundredth. */
export const allowedPart = ({ within }: AskedQuantity): number =>
  'part' in within ? within.part : 0.01;

/** Whether two sizes are the same within a hundredth or what the question allows. */
export const isRatio = (ratio: number, wanted: number, question: AskedQuantity): boolean =>
  Math.abs(ratio / wanted - 1) <= allowedPart(question);

/**
 * How near to the number of a mistake an entry must be, in parts of what is allowed around a right
 * answer: who makes that mistake comes nearer to its number than whoever makes another.
 */
export const reach = 0.4;

/**
 * An entry that may be some other value: a candidate if it is as near as its digits can say, or well
 * within what is allowed around a right answer.
 */
export function candidate(
  { reading, value, question }: TypedAnswer,
  target: number,
  judgment: Judgment,
  allowed = reach * allowedAround(target, question),
): Candidate[] {
  const distance = Math.abs(value - target);
  if (distance <= Math.min(lastDigit(reading) / 2, allowed / reach)) return [{ off: 0, judgment }];
  return distance <= allowed ? [{ off: distance / allowed, judgment }] : [];
}

/** A cause that leads to a value, if an entry is that value as far as its digits say. */
export const cause = (entry: TypedAnswer, target: number, sentence: string): Candidate[] =>
  agrees(entry, target) ? [{ off: 0, judgment: wrong(sentence), at: target }] : [];

/** A known factor that leads to a value, if an entry is that value as far as a printed answer can show. */
export function guess(entry: TypedAnswer, target: number, sentence: string): Candidate[] {
  const { value, question } = entry;
  const half = digitOf(entry, target, question.digits) / 2;
  return Math.abs(value - target) <= Math.min(half, allowedPart(question) * Math.abs(target))
    ? [{ off: agrees(entry, target) ? 0 : 1, judgment: wrong(sentence), at: target }]
    : [];
}

/** Whether an entry is a value as far as its digits say; those count up to one beyond the asked ones. */
function agrees(entry: TypedAnswer, target: number): boolean {
  const { reading, value, question } = entry;
  const half = Math.max(lastDigit(reading), digitOf(entry, target, question.digits + 1)) / 2;
  return Math.abs(value - target) <= Math.min(half, allowedAround(target, question));
}

/** What one more in the last of so many digits of a number is, in SI, in the unit that was typed. */
function digitOf({ reading, question }: TypedAnswer, target: number, digits: number): number {
  const { factor, zero } = reading.unit;
  const inUnit = Math.abs((target - (question.is === 'temperature' ? zero : 0)) / factor);
  // A whole number is printed with no digits in particular: usual ones count.
  const places = digits > 1 ? digits : usualDigits;
  return 10 ** (Math.floor(Math.log10(inUnit)) + 1 - places) * factor * (1 + 1e-9);
}

const usualDigits = 3;

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
