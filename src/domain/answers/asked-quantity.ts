import type { Dimensions } from '../quantities/dimensions.ts';
import type { Tree } from '../quantities/evaluate.ts';

/** Something that a problem states. */
export interface StatedGiven {
  words: string;
  dimensions: Dimensions;
  /** In SI, with the stated numbers. */
  value: number;
  /** Where new numbers print it, if they do, and its unit there. */
  drawn?: { place: number; factor: number; zero: number };
}

/** What a question asks for, whatever its numbers are. */
export interface AskedQuantity {
  dimensions: Dimensions;
  /** The unit in which the solution gives it, as it is printed and in SI. */
  unit: string;
  factor: number;
  zero: number;
  /** How many significant figures are wanted; with none, a whole number. */
  digits: number;
  /** Which way a whole number is rounded, if it comes out with decimals. */
  round?: 'up' | 'down';
  /** How far off still counts as right: a part of the answer, or an amount of its own in SI. */
  within: { part: number } | { amount: number };
  /** The same in words: "1 %". */
  allowance: string;
  is: 'plain' | 'temperature' | 'gauge' | 'absolute';
  /** What to say about the mistakes that its author foresaw. */
  mistakes: readonly string[];
  /** What else the problem states, to say which of them somebody may have found. */
  givens: readonly StatedGiven[];
  slips?: readonly Slip[];
  /** The unit in which a plain number may be typed all the same: 1 gpm/psi^0.5 in SI. */
  also?: { dimensions: Dimensions; factor: number };
  /** Words of the problem that may stand in an entry, and say nothing there: "coal trays". */
  words?: string;
  /** The mix-ups of its givens of which the key knows the results. */
  mixUps?: readonly MixUp[];
}

/** A given that is left out, that has another in its place, or that is swapped with another, by their places. */
export type MixUp = readonly [of: number, by?: number, isSwapped?: true];

/** A factor by which an answer may be off, either way, as the build found out, and what to say then. */
export type Slip = readonly [factor: number, sentence: string];

/** The numbers that belong to a question, in SI. */
export interface AnswerKey {
  value: number;
  /** What each foreseen mistake leads to. */
  mistakes: readonly number[];
  /** What comes out with temperatures that were not converted to an absolute scale. */
  forgotZero?: number | undefined;
  /** The pressure of the air around the problem, where it is not the standard one. */
  atmosphere?: number | undefined;
  /** The molar masses of the problem, in kg/mol. */
  molarMasses: readonly number[];
  follows?: Follows;
  /** What each mix-up of the givens leads to; zero where that has no value. */
  mixedUp?: readonly number[];
}

/** How an answer follows from earlier ones of its problem, so that it can be computed from wrong ones. */
export interface Follows {
  /** The names of the earlier answers that are in it. */
  from: readonly string[];
  tree: Tree;
}

/** What stands around a question, with the numbers that are in use. */
export interface Surroundings {
  /** What else the problem asks for. */
  others?: readonly { question: AskedQuantity & { label: string }; key: AnswerKey }[];
  /** What new numbers print in each place; nothing with the stated ones. */
  printed?: readonly string[] | undefined;
  /** What follows from earlier answers of the reader that are wrong, and what to say of it. */
  carried?: { value: number; sentence: string };
  /** How many tries at it were wrong before. */
  misses?: number;
}

/** What there is to say about an entry. */
export interface Verdict {
  kind: 'right' | 'almost' | 'wrong' | 'unclear';
  sentence: string;
  /** Whether there is no more to say, and the hints may help. */
  seeHints?: true;
  /** Whether only its unit kept it from being judged. */
  lacksUnit?: true;
  /** Whether it is right for an earlier answer that is not. */
  isCarried?: true;
  /** How the entry was understood, and what it is in SI. */
  readAs?: string | undefined;
  value?: number | undefined;
}
