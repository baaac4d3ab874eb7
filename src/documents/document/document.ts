import type { AnswerKey, AskedQuantity } from '../../domain/answers/asked-quantity.ts';
import type { Choice, Exploration } from '../../domain/plots/exploration.ts';
import type { PlotData } from '../../domain/plots/plot-data.ts';
import type { Run } from '../../domain/quantities/print.ts';
import type { NamedValues } from '../compute/names.ts';
import type { Equation, Maths } from '../maths/typeset.ts';

/** One of two versions of a passage: the author's or the alternative. */
export type EitherOr = 'either' | 'or';

/** A choice for readers: the text before both options, and the options. */
export interface Convention extends Record<EitherOr, string> {
  /** Key for remembering the choice. */
  name: string;
  words: string;
  /** Number of sections above the question. */
  after: number;
}

/** Content within a line. */
export type Inline =
  | { type: 'text'; text: string }
  /** Bold words that explain a term have an id for links. */
  | { type: 'strong' | 'emphasis'; children: Inline[]; id?: string }
  | { type: 'link'; href: string; children: Inline[] }
  | { type: 'maths'; maths: Maths; words: string }
  | { type: 'way'; way: EitherOr; words: string; children: Inline[] }
  | { type: 'quantity'; runs: Run[] };

/** A row of the table of givens. */
export interface GivenRow {
  symbol: Maths;
  words: Inline[];
  value: Run[];
  source?: string | undefined;
}

/** A plot's appearance on paper. */
export interface OnPaper {
  /** True if it fills the page width. */
  isWide: boolean;
  /** False if the same plot is already printed elsewhere. */
  isOnPaper: boolean;
  /** The same axes, nearly empty, to draw on by hand. */
  blank: PlotData | undefined;
}

interface PlotBlock extends OnPaper {
  type: 'plot';
  number: number;
  plot: PlotData;
  alt: string;
  caption: Inline[];
}

/** A plot that readers move with sliders. */
export interface ExploreBlock extends OnPaper {
  type: 'explore';
  number: number;
  exploration: Exploration;
  caption: Inline[];
}

/** A question for readers, with the number or choice it checks. */
export interface SelfCheckBlock {
  type: 'selfCheck';
  number: number;
  question: Inline[];
  answer: Block[];
  /** Numbers it asks for; none for a question without an answer box. */
  questions: AskedNumber[];
  hints: Block[][];
  choices: Choice[];
}

/** An answer that a problem asks for. */
export interface AnswerBox extends AskedQuantity {
  name: string;
  label: string;
}

interface AskedNumber {
  question: AnswerBox;
  key: AnswerKey;
}

/** A block of a lesson or problem. */
export type Block =
  | { type: 'heading'; depth: 2 | 3; id: string; children: Inline[] }
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; ordered: boolean; items: Block[][] }
  | {
      type: 'table';
      head: Inline[][];
      rows: Inline[][][];
      /** True if its columns are numbers worth copying. */
      isData?: true;
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

/** Number of parts of each kind in a document. */
export interface Counts {
  words: number;
  equations: number;
  figures: number;
  results: number;
  /** Steps in the current example or solution. */
  steps: number;
  examples: number;
  warnings: number;
  explorables: number;
  predictions: number;
  selfChecks: number;
  /** Self-checks with an answer box or choices. */
  checked: number;
  references: number;
}

/** The calculation that confirms an explorable for any slider positions. */
export type SecondExplored = Pick<Exploration, 'constants' | 'recipe'>;

/** A computed and typeset lesson. */
export interface LessonDocument {
  blocks: Block[];
  convention?: Convention | undefined;
  /** Section headings, for the table of contents. */
  sections: { id: string; title: string }[];
  counts: Counts;
  values: NamedValues;
  /** Names of the results of worked examples. */
  answers: string[];
  /** The same results from the second calculation, in their units. */
  second?: Readonly<Record<string, number>> | undefined;
  /** Second calculations of the explorables, in order. */
  secondsExplored: readonly (SecondExplored | undefined)[];
}

/** Number of sets of new numbers per problem. The build computes and checks all of them. */
export const seedsOfAProblem = 200;

/** One set of numbers: the content of each slot, and the answers. */
export interface Variant {
  printed: string[];
  keys: AnswerKey[];
  values: NamedValues;
  /** The answers from the second calculation, in their units. */
  second?: Readonly<Record<string, number>> | undefined;
}

/** A computed and typeset problem. */
export interface ProblemDocument {
  statement: Block[];
  hints: Block[][];
  solution: Block[];
  /** A what-if question after the solution, with its short answer. */
  whatIf?: Block[];
  answers: AnswerBox[];
  /** The stated numbers, then those of each seed starting with 1. */
  variants: Variant[];
  givens: string[];
}
