import type { Dimensions } from '../quantities/dimensions.ts';
import type { Tree } from '../quantities/evaluate.ts';

/** A quantity given in a problem. */
export interface StatedGiven {
  words: string;
  dimensions: Dimensions;
  /** Value in SI, with the numbers stated in the problem. */
  value: number;
  /** Its place among the printed new numbers, and the unit it's printed in. */
  drawn?: { place: number; factor: number; zero: number };
}

/** A question of a problem or lesson, without its numbers. */
export interface AskedQuantity {
  dimensions: Dimensions;
  /** Unit of the solution, as printed and in SI. */
  unit: string;
  factor: number;
  zero: number;
  /** Number of significant figures, or 0 for a whole number. */
  digits: number;
  /** Direction to round a whole number. */
  round?: 'up' | 'down';
  /** Tolerance: a fraction of the answer, or an amount in SI. */
  within: { part: number } | { amount: number };
  /** The tolerance in words: "1%". */
  allowance: string;
  is: 'plain' | 'temperature' | 'gauge' | 'absolute';
  /** Feedback on the mistakes that the author foresaw. */
  mistakes: readonly string[];
  /** Givens of the problem, to recognize one that was typed as the answer. */
  givens: readonly StatedGiven[];
  slips?: readonly CommonMistake[];
  /** Unit assumed for a plain number, in SI, like gpm/psi^0.5 for a valve coefficient. */
  also?: { dimensions: Dimensions; factor: number };
  /** Words from the problem to ignore in an answer, like "coal trays". */
  words?: string;
  /** Mix-ups of givens whose results are in the key. */
  mixUps?: readonly MixUp[];
}

/** A given that is left out, replaced by another, or swapped with another, by index. */
export type MixUp = readonly [of: number, by?: number, isSwapped?: true];

/** A factor by which a common mistake multiplies or divides the answer, and the feedback on it. */
export type CommonMistake = readonly [factor: number, sentence: string];

/** The answer to a question and the results of mistakes, in SI. */
export interface AnswerKey {
  value: number;
  /** Result of each foreseen mistake. */
  mistakes: readonly number[];
  /** Result of using temperatures that aren't absolute. */
  forgotZero?: number | undefined;
  /** Atmospheric pressure, if it isn't the standard one. */
  atmosphere?: number | undefined;
  /** Molar masses in the problem, in kg/mol. */
  molarMasses: readonly number[];
  follows?: Follows;
  /** Result of each mix-up, or 0 if it has none. */
  mixedUp?: readonly number[];
}

/** Computes an answer from earlier answers, so that mistakes can be carried forward. */
export interface Follows {
  /** Names of the earlier answers in the tree. */
  from: readonly string[];
  tree: Tree;
}

/** The context that affects the verdict on an entry. */
export interface AnswerContext {
  /** The problem's other questions. */
  others?: readonly { question: AskedQuantity & { label: string }; key: AnswerKey }[];
  /** Printed new numbers by place, or undefined for the stated ones. */
  printed?: readonly string[] | undefined;
  /** The answer that follows from wrong earlier entries, and the feedback on it. */
  carriedForward?: { value: number; sentence: string };
  /** Number of wrong tries before this one. */
  misses?: number;
}

/** The verdict on an entry. */
export interface Verdict {
  kind: 'right' | 'almost' | 'wrong' | 'unclear';
  sentence: string;
  /** True if the hints may help. */
  seeHints?: true;
  /** True if it couldn't be judged without a unit. */
  lacksUnit?: true;
  /** True if it follows correctly from a wrong earlier answer. */
  isCarriedForward?: true;
  /** The entry as we understood it, and its value in SI. */
  readAs?: string | undefined;
  value?: number | undefined;
}
