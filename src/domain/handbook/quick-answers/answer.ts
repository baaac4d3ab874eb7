import type { Run } from '../../quantities/print.ts';

export type Printed = readonly Run[];

export interface AnswerRow {
  name: string;
  value: Printed;
}

/** A unit in a fraction, struck through if it cancels. */
export interface StruckUnit {
  unit: Printed;
  isStruck: boolean;
}

interface FractionSide {
  number: Printed;
  units: readonly StruckUnit[];
}

/** A conversion factor in the form students write in an exam, with its exponent. */
export interface UnitFraction {
  above: FractionSide;
  below: FractionSide;
  power: number;
}

/** A conversion with all its factors. */
export interface Work {
  start: FractionSide;
  factors: readonly UnitFraction[];
  end: Printed;
}

interface AnswerLink {
  text: string;
  href: string;
}

export interface Answered {
  kind: 'answer';
  /** The question as the parser understood it. */
  read: string;
  /** Name of the quantity. */
  label?: string | undefined;
  value: Printed;
  rows: readonly AnswerRow[];
  work?: Work | undefined;
  /** Assumptions and alternatives, as sentences. */
  notes: readonly string[];
  /** Source of the value and its range of validity. */
  source: string;
  links: readonly AnswerLink[];
}

/** A request to choose between the meanings of an ambiguous question. */
export interface Unclear {
  kind: 'unclear';
  prompt: string;
  /** Possible meanings, each with an unambiguous question. */
  choices: readonly { text: string; question: string }[];
}

/** The reason why a question can't be answered. */
export interface Refused {
  kind: 'refused';
  problem: string;
  /** The part of the question that the parser understood. */
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
