import type { AnswerKey, Question } from '../domain/answers/question.ts';
import type { Block } from './document.ts';
import type { NamedValues } from './names.ts';

/** One thing that a problem asks for. */
export interface Answer extends Question {
  name: string;
  label: string;
}

/** One set of numbers: what is printed in each place, and what each answer is. */
export interface Variant {
  printed: string[];
  keys: AnswerKey[];
  /** Every named quantity in its own unit. */
  values: NamedValues;
  /** The answers, in their units, as the second calculation in the file has them. */
  second?: Readonly<Record<string, number>> | undefined;
}

/** A practice problem, computed and typeset. */
export interface ProblemDocument {
  statement: Block[];
  hints: Block[][];
  solution: Block[];
  /** What else to think about once it is solved, in a sentence or two. */
  whatIf?: Block[];
  answers: Answer[];
  /** The numbers as they are stated, and then those of each seed, beginning with 1. */
  variants: Variant[];
  /** The names of what it states. */
  givens: string[];
}
