import type { AnswerKey } from '../domain/answers/question.ts';
import type { Choice, Exploration } from '../domain/plots/exploration.ts';
import type { PlotData } from '../domain/plots/plot-data.ts';
import type { Run } from '../domain/quantities/print.ts';
import type { NamedValues } from './names.ts';
import type { Reader } from './reader.ts';
import type { SecondCalculation } from './second-calculation.ts';
import type { Answer } from './problem-document.ts';

/** One of the two ways in which something is told: the author's, or the other. */
export type Way = 'either' | 'or';

/** What readers may choose between: the words before both answers, and the answers. */
export interface Convention extends Record<Way, string> {
  /** Under which the choice is remembered. */
  name: string;
  words: string;
  /** How many sections stand above the question. */
  after: number;
}

/** What can stand within a line of a lesson. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong' | 'emphasis'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] }
  | { type: 'maths'; maths: Maths; words: string }
  | { type: 'way'; way: Way; words: string; children: Inline[] }
  | { type: 'quantity'; runs: Run[] };

/** What stands in `<math>`; in several pieces where a line may break between them. */
export type Maths = readonly string[];

/** A formula, from each of its relations to the next: these rather begin a line than break in one. */
type Formula = readonly Maths[];

/** What stands on lines of its own: a formula, or a few beside each other. */
export type Equation = readonly Formula[];

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

/** A number that is asked for, and what it is. */
interface AskedNumber {
  question: Answer;
  key: AnswerKey;
}

/** What can stand on a page of a lesson. */
export type Block =
  | { type: 'heading'; depth: 2 | 3; id: string; children: Inline[] }
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; ordered: boolean; items: Block[][] }
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] }
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
  | { type: 'way'; way: Way; words: string; children: Block[] }
  | { type: 'references'; items: { href: string; words: Inline[] }[] };

/** A lesson after its numbers have been computed and its equations typeset. */
export interface LessonDocument {
  blocks: Block[];
  /** What its readers may choose between, if anything. */
  convention?: Convention | undefined;
  /** The sections, for the contents at the side. */
  sections: { id: string; title: string }[];
  counts: Reader['counts'];
  /** Every named quantity in its own unit. */
  values: NamedValues;
  /** The names that the worked examples end with. */
  answers: string[];
  /** What they are, in their units, in the second calculation in the file. */
  second?: Readonly<Record<string, number>> | undefined;
  /** The second calculations of its explorables, in their order. */
  secondsExplored: readonly (SecondCalculation | undefined)[];
}
