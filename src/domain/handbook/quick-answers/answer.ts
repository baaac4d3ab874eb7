import type { Run } from '../../quantities/print.ts';

/** A printed number with its unit. */
export type Printed = readonly Run[];

/** An additional number in an answer. */
export interface AnswerRow {
  name: string;
  value: Printed;
}

/** A unit in a fraction. It is struck out if it cancels. */
export interface StruckUnit {
  unit: Printed;
  isStruck: boolean;
}

/** Numerator or denominator of a fraction. */
interface FractionSide {
  number: Printed;
  units: readonly StruckUnit[];
}

/** A conversion factor as students write it in an exam, and the power it is raised to. */
export interface UnitFraction {
  above: FractionSide;
  below: FractionSide;
  power: number;
}

/** A conversion written out with every factor. */
export interface Work {
  start: FractionSide;
  factors: readonly UnitFraction[];
  end: Printed;
}

interface AnswerLink {
  text: string;
  href: string;
}

/** A question with its answer. */
export interface Answered {
  kind: 'answer';
  /** The question as it was understood. */
  read: string;
  /** Name of the value. */
  label?: string | undefined;
  value: Printed;
  rows: readonly AnswerRow[];
  work?: Work | undefined;
  /** Assumptions and alternatives, in sentences. */
  notes: readonly string[];
  /** Source of the value and its range of validity. */
  source: string;
  links: readonly AnswerLink[];
}

/** The response to an ambiguous question. */
export interface Unclear {
  kind: 'unclear';
  prompt: string;
  /** Possible meanings, with the question to type for each. */
  choices: readonly { text: string; question: string }[];
}

/** The response to a question we can't answer, with the reason. */
export interface Refused {
  kind: 'refused';
  problem: string;
  /** The part of the question that was understood. */
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
