import type { Run } from '../../quantities/print.ts';

/** A number with its unit in print. */
export type Printed = readonly Run[];

/** One more number of an answer. */
export interface AnswerRow {
  name: string;
  value: Printed;
}

/** A unit in a fraction, and whether it is struck out because it is above and below. */
export interface StruckUnit {
  unit: Printed;
  isStruck: boolean;
}

/** One side of a fraction: a number and its units. */
interface FractionSide {
  number: Printed;
  units: readonly StruckUnit[];
}

/** A factor of a conversion, as one writes it in an exam, and how often it is multiplied. */
export interface UnitFraction {
  above: FractionSide;
  below: FractionSide;
  power: number;
}

/** A conversion with every factor: what it begins with, its factors, and what it ends with. */
export interface Work {
  start: FractionSide;
  factors: readonly UnitFraction[];
  end: Printed;
}

interface AnswerLink {
  text: string;
  href: string;
}

/** A question that has an answer. */
export interface Answered {
  kind: 'answer';
  /** How the question was understood. */
  read: string;
  /** What the number is. */
  label?: string | undefined;
  value: Printed;
  rows: readonly AnswerRow[];
  work?: Work | undefined;
  /** Sentences: what was assumed, and what else it could be. */
  notes: readonly string[];
  /** Where it comes from, and for which range that holds. */
  source: string;
  links: readonly AnswerLink[];
}

/** A question that can mean two things. */
export interface Unclear {
  kind: 'unclear';
  prompt: string;
  /** What it can mean, and what to type for that. */
  choices: readonly { text: string; question: string }[];
}

/** A question that has no answer here, and why. */
export interface Refused {
  kind: 'refused';
  problem: string;
  /** How far it was understood. */
  read?: string | undefined;
  links: readonly AnswerLink[];
}

export type Answer = Answered | Unclear | Refused;

export const refused = (problem: string, read?: string): Refused => ({
  kind: 'refused',
  problem,
  read,
  links: [],
});
