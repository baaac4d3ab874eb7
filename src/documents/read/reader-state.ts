import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { AnswerKey } from '../../domain/answers/asked-quantity.ts';
import type { TurnNumbers } from '../../domain/practice/turn.ts';
import type { PlotData } from '../../domain/plots/plot-data.ts';
import type { Block, Convention, Counts, Inline, SecondExplored } from '../document/document.ts';
import type { Equation, Maths } from '../maths/typeset.ts';
import { Names, type NumberOptions } from '../compute/names.ts';
import type { SecondCalculation } from '../compute/second-calculation.ts';
import type { DocumentTags, TagAttributes } from '../text/tags.ts';

export interface ReadingOptions {
  figures: string;
  tags: DocumentTags;
  numbers?: NumberOptions;
  /**
   * Answers to all self-checks, with °C and °F used as if they were kelvin. They identify that
   * mistake.
   */
  forgotten?: readonly AnswerKey[] | undefined;
  /** Reads a `<YourTurn>`, which has its own numbers. */
  readTurn?: (
    attributes: TagAttributes<'YourTurn'>,
    turn: MdxJsxFlowElement,
    number: number,
  ) => { block: Block; others: TurnNumbers[] };
  /** Skips typesetting, the slowest part of compiling. */
  isDraft?: boolean;
}

/** State that the readers of the individual tags share. */
export abstract class ReaderState {
  readonly options: ReadingOptions;
  readonly names: Names;
  readonly counts: Counts = {
    words: 0,
    equations: 0,
    figures: 0,
    results: 0,
    steps: 0,
    examples: 0,
    warnings: 0,
    explorables: 0,
    predictions: 0,
    selfChecks: 0,
    checked: 0,
    turns: 0,
    references: 0,
  };
  readonly sections: { id: string; title: string }[] = [];
  /** Names of the results of worked examples. */
  readonly answers: string[] = [];
  readonly explored: { values: ReadonlyMap<string, number>; plot: PlotData }[] = [];
  /** Results of the steps in worked examples or the solution. */
  readonly steps: string[] = [];
  /** What the author calls the result of a step. */
  readonly stepWords = new Map<string, string>();
  /** Second calculations of worked examples or the solution. */
  readonly seconds: SecondCalculation[] = [];
  readonly secondsExplored: (SecondExplored | undefined)[] = [];
  /** New numbers of each `<YourTurn>`, by seed. */
  readonly turns: (readonly TurnNumbers[])[] = [];
  readonly keys: AnswerKey[] = [];
  convention: Convention | undefined;
  /** Number of steps before an `<Either>` that has no `<Or>` yet. */
  stepsBeforeEither: number | undefined;

  constructor(options: ReadingOptions) {
    this.options = options;
    this.names = new Names(options.numbers);
  }

  /** True for the author's own numbers, without moved sliders or simulated mistakes. */
  get isAsWritten(): boolean {
    const { forgetsZero, replaced } = this.options.numbers ?? {};
    return forgetsZero !== true && replaced === undefined;
  }

  abstract blocks(nodes: readonly RootContent[]): Block[];
  /** Reads the content of a tag that allows only one paragraph. */
  abstract words(children: readonly RootContent[], line: number): Inline[];
  abstract typeset(tex: string): { maths: Maths; words: string };
  abstract equation(tex: string, line: number): Equation;
}
