import type { RootContent } from 'mdast';
import type { AnswerKey } from '../../domain/answers/asked-quantity.ts';
import type { PlotData } from '../../domain/plots/plot-data.ts';
import type { Block, Convention, Counts, Inline, SecondExplored } from '../document/document.ts';
import type { Equation, Maths } from '../maths/typeset.ts';
import { Names, type NumberOptions } from '../compute/names.ts';
import type { SecondCalculation } from '../compute/second-calculation.ts';
import type { lessonTags, problemTags } from '../text/tags.ts';

/** How a document is read. */
export interface ReadingOptions {
  /** The folder of its drawings. */
  figures: string;
  /** The tags that it may use. */
  tags: typeof lessonTags | typeof problemTags;
  numbers?: NumberOptions;
  /** The keys of all self-checks as they come out of temperatures that were not converted. */
  forgotten?: readonly AnswerKey[] | undefined;
  /** Computes without typesetting, which takes most of the time. */
  isDraft?: boolean;
}

/** The state of a document while it's read: what its tags can use, and where they leave what they find. */
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
    references: 0,
  };
  readonly sections: { id: string; title: string }[] = [];
  /** The names that the worked examples end with. */
  readonly answers: string[] = [];
  /** What the explorables compute and draw. */
  readonly explored: { values: ReadonlyMap<string, number>; plot: PlotData }[] = [];
  /** What the steps of the worked examples, or of the solution, come to. */
  readonly steps: string[] = [];
  /** The calculations that vouch for those of the worked examples, or of the solution. */
  readonly seconds: SecondCalculation[] = [];
  /** Those of the explorables, in their order; nothing for one that has none. */
  readonly secondsExplored: (SecondExplored | undefined)[] = [];
  /** What the self-checks ask for. */
  readonly keys: AnswerKey[] = [];
  /** What readers may choose between. */
  convention: Convention | undefined;
  /** How many steps there were before an `<Either>` that has no `<Or>` yet. */
  stepsBeforeEither: number | undefined;

  constructor(options: ReadingOptions) {
    this.options = options;
    this.names = new Names(options.numbers);
  }

  /** True if the numbers are the author's: neither moved by a reader nor misread by a careless one. */
  get isAsWritten(): boolean {
    const { forgetsZero, replaced } = this.options.numbers ?? {};
    return forgetsZero !== true && replaced === undefined;
  }

  /** The blocks of some parts of the text. */
  abstract blocks(nodes: readonly RootContent[]): Block[];
  /** What stands inside a tag that has room for one paragraph. */
  abstract words(children: readonly RootContent[], line: number): Inline[];
  /** An equation within a line. */
  abstract typeset(tex: string): { maths: Maths; words: string };
  /** An equation on lines of its own, with the numbers that it names. */
  abstract equation(tex: string, line: number): Equation;
}
