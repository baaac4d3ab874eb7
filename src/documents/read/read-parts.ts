import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { PrintedNumber } from '../../domain/quantities/print.ts';
import { textOf } from '../document/section-texts.ts';
import type { GuardDigits } from '../compute/guard-digits.ts';
import type { Block } from '../document/document.ts';
import { atLine, DocumentFault } from '../text/fault.ts';
import type { Names, NamedValues } from '../compute/names.ts';
import { lineOf, unwrapped } from '../text/parse.ts';
import { hasMaths, inOneLine, QuestionReader, type Asked } from './question-reader.ts';
import { withWords } from './entry-words.ts';
import { givenOf } from './read-answer.ts';
import { arranged, Reader } from './reader.ts';
import type { ReadingOptions } from './reader-state.ts';
import { secondAnswers } from '../compute/second-calculation.ts';
import { misplaced, problemTags, readTag, type TagAttributes } from '../text/tags.ts';

/** Content of a problem file for one set of numbers. */
export interface ProblemParts extends Asked {
  statement: Block[];
  hints: Block[][];
  solution: Block[];
  whatIf?: Block[];
  printed: ReadonlyMap<string, PrintedNumber>;
  guardDigits: GuardDigits;
  canChange: boolean;
  givens: string[];
  /** Givens that a sentence can refer to in words. */
  wordedGivens: string[];
  values: NamedValues;
  /** Names of the steps that the solution shows, and what the author calls them. */
  steps: readonly string[];
  stepWords: ReadonlyMap<string, string>;
  names: Names;
  second?: Readonly<Record<string, number>> | undefined;
}

type PartOptions = Omit<ReadingOptions, 'tags' | 'forgotten'>;

const ownTags = ['Hint', 'Solution', 'Answer', 'Mistake', 'Require', 'WhatIf'];

export const readParts = (nodes: readonly RootContent[], options: PartOptions): ProblemParts =>
  new PartReader(options).read(nodes);

class PartReader {
  readonly #reader: Reader;
  readonly #questions: QuestionReader;
  readonly #parts: Pick<ProblemParts, 'hints' | 'solution' | 'whatIf'> = {
    hints: [],
    solution: [],
  };
  readonly #givens: { name: string; words: string }[] = [];

  constructor(options: PartOptions) {
    this.#reader = new Reader({ ...options, tags: problemTags });
    this.#questions = new QuestionReader(this.#reader);
  }

  read(nodes: readonly RootContent[]): ProblemParts {
    const statement: Block[] = [];
    for (const node of nodes.flatMap(unwrapped)) {
      if (node.type === 'mdxJsxFlowElement' && ownTags.includes(node.name ?? '')) this.#part(node);
      else statement.push(...this.#statement(node));
    }
    const { names } = this.#reader;
    return {
      statement: arranged(statement),
      ...this.#parts,
      ...this.#questions.asked,
      answers: withWords(this.#questions.asked.answers, textOf(statement)),
      printed: names.lines.printed,
      guardDigits: names.guardDigits,
      canChange: names.canChange,
      givens: this.#givens.map(({ name }) => name),
      wordedGivens: this.#wordedGivens.map(({ name }) => name),
      values: names.values,
      names,
      steps: this.#reader.steps,
      stepWords: this.#reader.stepWords,
      second: secondAnswers(
        this.#reader.seconds,
        { answers: this.#questions.asked.answers, steps: this.#reader.steps },
        names,
      ),
    };
  }

  /** Feedback refers to givens by their description, which can't contain an equation. */
  get #wordedGivens() {
    return this.#givens.filter(({ words }) => words !== '');
  }

  #statement(node: RootContent): Block[] {
    const blocks = this.#reader.blocks([node]);
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Given') {
      const tag = readTag(node, problemTags);
      const [row] = blocks.flatMap((block) => (block.type === 'givens' ? block.rows : []));
      if (tag.name === 'Given' && row) {
        const words = hasMaths(row.words) ? '' : inOneLine(row.words);
        this.#givens.push({ name: tag.attributes.name, words });
      }
    }
    return blocks;
  }

  #part(node: MdxJsxFlowElement): void {
    const line = lineOf(node);
    const tag = readTag(node, problemTags);
    const children = node.children as RootContent[];
    atLine(line, () => {
      switch (tag.name) {
        case 'Hint':
          this.#parts.hints.push(this.#reader.blocks(children));
          break;
        case 'Solution':
          this.#parts.solution.push(...this.#reader.blocks(children));
          break;
        case 'Answer':
          this.#answer(tag.attributes, children, line);
          break;
        case 'Mistake':
          this.#questions.mistake(tag.attributes, children, line);
          break;
        case 'WhatIf':
          this.#whatIf(children, line);
          break;
        case 'Require':
          this.#questions.mustBeIn(tag.attributes.value, tag.attributes);
          break;
        default:
          throw misplaced(tag, line);
      }
    });
  }

  #whatIf(children: readonly RootContent[], line: number): void {
    if (this.#parts.whatIf) {
      throw new DocumentFault(
        line,
        'there’s a second <WhatIf>.',
        'Keep the one that teaches students more.',
      );
    }
    this.#parts.whatIf = [{ type: 'paragraph', children: this.#reader.words(children, line) }];
  }

  #answer(
    attributes: TagAttributes<'Answer'>,
    children: readonly RootContent[],
    line: number,
  ): void {
    const { names } = this.#reader;
    const givens = this.#wordedGivens.map((given) =>
      givenOf(given.words, names.find(given.name), names.runs(given.name)),
    );
    const { label, runs } = this.#questions.answer(attributes, children, line, {
      givens,
      earlier: this.#questions.asked.answers.map(({ name }) => name),
    });
    this.#parts.solution.push({
      type: 'result',
      words: [{ type: 'text', text: label }],
      value: runs,
    });
  }
}
