import type { AnswerKey, AskedQuantity } from '../../domain/answers/asked-quantity.ts';
import type { Choice, Exploration } from '../../domain/plots/exploration.ts';
import type { PlotData } from '../../domain/plots/plot-data.ts';
import type { Run } from '../../domain/quantities/print.ts';
import type { NamedValues } from '../compute/names.ts';
import type { Equation, Maths } from '../maths/typeset.ts';

/** One of the two ways in which something is told: the author's, or the other. */
export type EitherOr = 'either' | 'or';

/** What readers may choose between: the words before both answers, and the answers. */
export interface Convention extends Record<EitherOr, string> {
  /** Under which the choice is remembered. */
  name: string;
  words: string;
  /** How many sections stand above the question. */
  after: number;
}

/** What can stand within a line of a lesson. */
export type Inline =
  | { type: 'text'; text: string }
  /** Bold words that explain a term have a place to which others link. */
  | { type: 'strong' | 'emphasis'; children: Inline[]; id?: string }
  | { type: 'link'; href: string; children: Inline[] }
  | { type: 'maths'; maths: Maths; words: string }
  | { type: 'way'; way: EitherOr; words: string; children: Inline[] }
  | { type: 'quantity'; runs: Run[] };

/** One line of the table of what is given. */
export interface GivenRow {
  symbol: Maths;
  words: Inline[];
  value: Run[];
  source?: string | undefined;
}

/** What paper makes of a plot. */
export interface OnPaper {
  /** Whether it fills the width. */
  isWide: boolean;
  /** Whether it is there at all: on paper nobody moves a plot that stands elsewhere already. */
  isOnPaper: boolean;
  /** The same axes with little on them, to be drawn on by hand. */
  blank: PlotData | undefined;
}

/** A plot with its caption. */
interface PlotBlock extends OnPaper {
  type: 'plot';
  number: number;
  plot: PlotData;
  alt: string;
  caption: Inline[];
}

/** A plot whose numbers readers move, with its caption. */
export interface ExploreBlock extends OnPaper {
  type: 'explore';
  number: number;
  exploration: Exploration;
  caption: Inline[];
}

/** A question to answer alone, with what a number or a choice is compared with. */
export interface SelfCheckBlock {
  type: 'selfCheck';
  number: number;
  question: Inline[];
  answer: Block[];
  /** The numbers that it asks for; none where it is to be answered in thought. */
  questions: AskedNumber[];
  hints: Block[][];
  choices: Choice[];
}

/** One thing that a problem asks for. */
export interface AnswerBox extends AskedQuantity {
  name: string;
  label: string;
}

/** A number that is asked for, and what it is. */
interface AskedNumber {
  question: AnswerBox;
  key: AnswerKey;
}

/** What can stand on a page of a lesson. */
export type Block =
  | { type: 'heading'; depth: 2 | 3; id: string; children: Inline[] }
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; ordered: boolean; items: Block[][] }
  | {
      type: 'table';
      head: Inline[][];
      rows: Inline[][][];
      /** Whether its columns are numbers that somebody may want to compute with. */
      isData?: true;
      /** Where they are from. */
      source?: string | undefined;
    }
  | { type: 'equation'; equation: Equation }
  | { type: 'example'; title: string; children: Block[] }
  | { type: 'givens'; rows: GivenRow[] }
  | { type: 'step'; number: number; children: Block[]; equation: Equation }
  | { type: 'result'; words: Inline[]; value: Run[] }
  | { type: 'warning'; title: string; children: Block[] }
  | SelfCheckBlock
  | { type: 'drawing'; svg: string; alt: string; caption: Inline[] }
  | PlotBlock
  | ExploreBlock
  | { type: 'way'; way: EitherOr; words: string; children: Block[] }
  | { type: 'references'; items: { href: string; words: Inline[] }[] };

/** How much of everything there is in a document. */
export interface Counts {
  words: number;
  equations: number;
  figures: number;
  results: number;
  /** Of the example or solution that is being read. */
  steps: number;
  examples: number;
  warnings: number;
  explorables: number;
  predictions: number;
  selfChecks: number;
  /** Those that look at what a reader answers. */
  checked: number;
  references: number;
}

/** The calculation that vouches for an explorable, computed anew as its sliders move. */
export type SecondExplored = Pick<Exploration, 'constants' | 'recipe'>;

/** A lesson after its numbers have been computed and its equations typeset. */
export interface LessonDocument {
  blocks: Block[];
  /** What its readers may choose between, if anything. */
  convention?: Convention | undefined;
  /** The sections, for the contents at the side. */
  sections: { id: string; title: string }[];
  counts: Counts;
  /** Every named quantity in its own unit. */
  values: NamedValues;
  /** The names that the worked examples end with. */
  answers: string[];
  /** What they are, in their units, in the second calculation in the file. */
  second?: Readonly<Record<string, number>> | undefined;
  /** The second calculations of its explorables, in their order. */
  secondsExplored: readonly (SecondExplored | undefined)[];
}

/** How many sets of new numbers every problem has; all of them are computed and checked at build. */
export const seedsOfAProblem = 200;

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
  answers: AnswerBox[];
  /** The numbers as they are stated, and then those of each seed, beginning with 1. */
  variants: Variant[];
  /** The names of what it states. */
  givens: string[];
}
