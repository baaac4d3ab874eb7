import type { Dimensions } from '../quantities/dimensions.ts';
import type { Tree } from '../quantities/evaluate.ts';

export interface PrintedValue {
  dimensions: Dimensions;
  /** Value in SI, with the numbers stated in the problem. */
  value: number;
  /** Slot of the number and the unit it's printed in, if it varies between sets. */
  drawn?: { place: number; factor: number; zero: number };
}

export interface StatedGiven extends PrintedValue {
  words: string;
}

/** A given that students can use in a formula. */
export interface FormulaSymbol extends PrintedValue {
  /** Spellings of the symbol in plain letters and digits. The first is listed next to the field. */
  spellings: readonly string[];
}

/** Returns a printed value in SI, for the stated numbers or for new ones. */
export function valueInSet(
  { value, drawn }: PrintedValue,
  printed: readonly string[] | undefined,
): number {
  if (!drawn || !printed) return value;
  const number = printed[drawn.place]?.replace(/[,|]/g, '').replace(/^−|(?<=e)−/g, '-') ?? '';
  return Number(number) * drawn.factor + drawn.zero;
}

/** A question of a problem or lesson, without its answer. */
export interface AskedQuantity {
  dimensions: Dimensions;
  /** Unit of the printed solution, with its conversion to SI. */
  unit: string;
  factor: number;
  zero: number;
  /** Number of significant figures, or 0 for a whole number. */
  digits: number;
  /** Direction to round a whole number. */
  round?: 'up' | 'down';
  /** Tolerance: a fraction of the answer, or an amount in SI. */
  within: { part: number } | { amount: number };
  /** The tolerance in words, like "1%". */
  allowance: string;
  is: 'plain' | 'temperature' | 'gauge' | 'absolute';
  /** Feedback on the mistakes that the author foresaw. */
  mistakes: readonly string[];
  /** Givens of the problem. An entry may match one by mistake. */
  givens: readonly StatedGiven[];
  slips?: readonly CommonMistake[];
  /** True if a formula of the givens counts as an answer. */
  takesFormula?: true;
  /** Unit for an entry without one, converted to SI, like gpm/psi^0.5 for a valve coefficient. */
  also?: { dimensions: Dimensions; factor: number };
  /** Words from the problem that an entry may contain, like "coal trays". */
  words?: string;
  /** Mix-ups of givens whose results are in the key. */
  mixUps?: readonly MixUp[];
}

/** Indexes of givens. The first is left out, replaced by the second, or swapped with it. */
export type MixUp = readonly [of: number, by?: number, isSwapped?: true];

/** A factor by which an answer is commonly too large or too small, and the feedback on it. */
export type CommonMistake = readonly [factor: number, sentence: string];

/** Values that entries are compared with, in SI. */
export interface AnswerKey {
  value: number;
  mistakes: readonly number[];
  /** Result with temperatures that aren't absolute. */
  forgotZero?: number | undefined;
  /** Atmospheric pressure, if it isn't the standard one. */
  atmosphere?: number | undefined;
  /** Molar masses in the problem, in kg/mol. */
  molarMasses: readonly number[];
  follows?: Follows;
  /** Result of each mix-up. Zero if the mix-up has no result. */
  mixedUp?: readonly number[];
}

/**
 * Formula for computing an answer from earlier answers, so that a wrong one can be carried forward.
 */
export interface Follows {
  /** Names of earlier answers in the formula. */
  from: readonly string[];
  tree: Tree;
}

/** Data beyond the question and its key that affects a verdict. */
export interface AnswerContext {
  others?: readonly { question: AskedQuantity & { label: string }; key: AnswerKey }[];
  /** Current contents of the number slots. Undefined for the stated numbers. */
  printed?: readonly string[] | undefined;
  /** Answer that follows from wrong earlier entries, and the feedback on it. */
  carriedForward?: { value: number; sentence: string };
  /** Number of wrong tries before this one. */
  misses?: number;
  /** Symbols for formulas. Without any, only numbers count. */
  symbols?: readonly FormulaSymbol[] | undefined;
  /** Other sets of numbers, on which a right formula is tested. */
  otherSets?: readonly { printed: readonly string[]; key: AnswerKey }[] | undefined;
}

export interface Verdict {
  kind: 'right' | 'almost' | 'wrong' | 'unclear';
  sentence: string;
  seeHints?: true;
  /** True if the entry can't be judged without a unit. */
  lacksUnit?: true;
  /** True if the entry follows correctly from a wrong earlier answer. */
  isCarriedForward?: true;
  isFormula?: true;
  /** Spelled-out form of the entry, and its value in SI. */
  readAs?: string | undefined;
  value?: number | undefined;
}
