import type {
  AnswerKey,
  AskedQuantity,
  FormulaSymbol,
} from '../../domain/answers/asked-quantity.ts';
import type { TurnNumbers, TurnRecipe } from '../../domain/practice/turn.ts';
import type { Choice, Exploration } from '../../domain/plots/exploration.ts';
import type { PlotData } from '../../domain/plots/plot-data.ts';
import type { Run } from '../../domain/quantities/print.ts';
import type { NamedValues } from '../compute/names.ts';
import type { MathNode } from '../maths/tree.ts';
import type { Equation, Maths } from '../maths/typeset.ts';

/** Version of a passage: the author's (`either`) or the alternative (`or`). */
export type EitherOr = 'either' | 'or';

/** A convention that readers can choose, like a sign convention. */
export interface Convention extends Record<EitherOr, string> {
  /** Storage key of the choice. */
  name: string;
  words: string;
  /** Number of sections above the choice. */
  after: number;
}

export type Inline =
  | { type: 'text'; text: string }
  /** An `id` marks bold words that explain a term. */
  | { type: 'strong' | 'emphasis'; children: Inline[]; id?: string }
  | { type: 'link'; href: string; children: Inline[] }
  | { type: 'maths'; maths: Maths; words: string }
  | { type: 'way'; way: EitherOr; words: string; children: Inline[] }
  | { type: 'quantity'; runs: Run[] };

export interface GivenRow {
  symbol: Maths;
  words: Inline[];
  value: Run[];
  source?: string | undefined;
}

export interface OnPaper {
  /** True if the plot fills the page width. */
  isWide: boolean;
  /** False if the same plot is printed elsewhere. */
  isOnPaper: boolean;
  /** Nearly empty axes to draw on by hand. */
  blank: PlotData | undefined;
}

interface PlotBlock extends OnPaper {
  type: 'plot';
  number: number;
  plot: PlotData;
  alt: string;
  caption: Inline[];
}

/** A plot with sliders. */
export interface ExploreBlock extends OnPaper {
  type: 'explore';
  number: number;
  exploration: Exploration;
  caption: Inline[];
}

/** A question inside a lesson, with the number or choice that answers it. */
export interface SelfCheckBlock {
  type: 'selfCheck';
  number: number;
  question: Inline[];
  answer: Block[];
  /** Numbers to enter. Empty for a question without an answer box. */
  questions: AskedNumber[];
  hints: Block[][];
  choices: Choice[];
}

export interface AnswerBox extends AskedQuantity {
  name: string;
  label: string;
}

/** A quantity of a solution that students can check on its own. */
export interface StepBox extends AnswerBox {
  isAnswer?: boolean;
  symbol: readonly MathNode[];
  /** Symbols of the quantities it's computed from. Empty if there are too many. */
  from: (readonly MathNode[])[];
  /** Names of the earlier steps and answers that the quantity is computed from. */
  uses: string[];
}

interface AskedNumber {
  question: AnswerBox;
  key: AnswerKey;
}

/** One of the equations or setups to pick from. */
export interface TurnOption {
  equation?: Equation;
  words?: string;
  /** Explains why the option is wrong. */
  reason?: string;
  isRight?: true;
}

/** A step of a `<YourTurn>`. If `asked` is missing, the step is shown in full. */
export interface TurnStep {
  name: string;
  symbol: Maths;
  block: Extract<Block, { type: 'step' }>;
  asked?:
    { type: 'value'; place: number } | { type: 'pick'; question: Inline[]; options: TurnOption[] };
}

/** A worked example with new numbers, in which students do some of the steps. */
export interface TurnBlock {
  type: 'turn';
  number: number;
  title: string;
  problem?: string | undefined;
  statement: Block[];
  steps: TurnStep[];
  results: Block[];
  questions: AnswerBox[];
  recipe: TurnRecipe;
  /** The numbers as the author stated them. */
  first: TurnNumbers;
}

export type Block =
  | { type: 'heading'; depth: 2 | 3; id: string; children: Inline[] }
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; ordered: boolean; items: Block[][] }
  | {
      type: 'table';
      head: Inline[][];
      rows: Inline[][][];
      /** True if readers may want to copy the numbers. */
      isData?: true;
      source?: string | undefined;
    }
  | { type: 'equation'; equation: Equation }
  | { type: 'example'; title: string; children: Block[] }
  | { type: 'givens'; rows: GivenRow[] }
  | {
      type: 'step';
      number: number;
      children: Block[];
      equation: Equation;
      /** Says where the formula holds, below the equation. */
      range?: Inline[];
    }
  | { type: 'result'; words: Inline[]; value: Run[] }
  | { type: 'warning'; title: string; children: Block[] }
  | SelfCheckBlock
  | TurnBlock
  | { type: 'drawing'; svg: string; alt: string; caption: Inline[] }
  | PlotBlock
  | ExploreBlock
  | { type: 'way'; way: EitherOr; words: string; children: Block[] }
  | { type: 'references'; items: Reference[] };

/** A source or something to read next: a web page, or a place in a book. */
export type Reference = { words: Inline[] } & Cited;

export type Cited = { href: string } | { book: CitedBook };

export interface CitedBook {
  title: string;
  authors: string;
  edition?: string | undefined;
  /** Where to read the book for free, if its authors allow it. */
  href?: string | undefined;
  /** The chapter or section, like “chapter 18”. */
  place: string;
  /** The board's own copy, in words, and the page it's on. */
  copy?: { words: string; page: string } | undefined;
}

export interface Counts {
  words: number;
  equations: number;
  figures: number;
  results: number;
  /** Steps so far in the current example or solution. */
  steps: number;
  examples: number;
  warnings: number;
  explorables: number;
  predictions: number;
  selfChecks: number;
  /** Self-checks with an answer box or choices. */
  checked: number;
  turns: number;
  references: number;
}

/** The second calculation of an explorable, for any slider positions. */
export type SecondExplored = Pick<Exploration, 'constants' | 'recipe'>;

export interface LessonDocument {
  blocks: Block[];
  convention?: Convention | undefined;
  sections: { id: string; title: string }[];
  counts: Counts;
  values: NamedValues;
  /** Names of the results of worked examples. */
  answers: string[];
  /** Results of the second calculation, each in the unit of the answer. */
  second?: Readonly<Record<string, number>> | undefined;
  secondsExplored: readonly (SecondExplored | undefined)[];
  /** New numbers of each `<YourTurn>`, by seed. */
  turns: readonly (readonly TurnNumbers[])[];
}

/** Number of random sets of numbers per problem. The build computes and checks all of them. */
export const seedsOfAProblem = 200;

/** Number of sets of new numbers per `<YourTurn>`. The build computes and checks all of them. */
export const seedsOfATurn = 50;

export interface Variant {
  printed: string[];
  keys: AnswerKey[];
  /** Keys of the solution's steps and answers, in order. */
  stepKeys: AnswerKey[];
  values: NamedValues;
  /** Answers of the second calculation, each in the unit of the answer. */
  second?: Readonly<Record<string, number>> | undefined;
}

export interface ProblemDocument {
  statement: Block[];
  hints: Block[][];
  solution: Block[];
  /** A what-if question after the solution, with its short answer. */
  whatIf?: Block[];
  answers: AnswerBox[];
  /** Symbols for formulas. Empty if no answer can be a formula. */
  symbols: readonly FormulaSymbol[];
  /** Steps and answers of the solution in order, without those that only restate a number. */
  steps: StepBox[];
  /** The stated numbers, followed by those of each seed, starting with seed 1. */
  variants: Variant[];
  givens: string[];
}
