import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { AnswerKey } from '../domain/answers/question.ts';
import {
  inBaseUnits,
  noDimensions,
  sameDimensions,
  type Dimensions,
} from '../domain/quantities/dimensions.ts';
import { flatText, type PrintedNumber } from '../domain/quantities/print.ts';
import { arranged, plainText } from './arrange.ts';
import type { CarriedDigits } from './carried-digits.ts';
import type { Block, Inline } from './document.ts';
import { atLine, Complaint } from './fault.ts';
import type { NamedValues, NumberOptions } from './names.ts';
import { lineOf, unravelled } from './parse.ts';
import type { Answer } from './problem-document.ts';
import { givenOf, mustBeIn, questionOf } from './read-answer.ts';
import { Reader } from './reader.ts';
import { unitOf } from './stated.ts';
import { misplaced, problemTags, readTag, type TagAttributes } from './tags.ts';

/** What stands in the file of a problem, with one set of numbers. */
export interface ProblemParts {
  statement: Block[];
  hints: Block[][];
  solution: Block[];
  answers: Answer[];
  keys: AnswerKey[];
  /** Every answer as a student would type it who copies it. */
  printedAnswers: string[];
  answerLines: number[];
  /** The lines of the mistakes of every answer. */
  mistakeLines: number[][];
  printed: ReadonlyMap<string, PrintedNumber>;
  carried: CarriedDigits;
  /** Whether any given has a range. */
  canChange: boolean;
  givens: string[];
  values: NamedValues;
}

interface PartOptions {
  figures: string;
  numbers: NumberOptions;
  isDraft: boolean;
}

const ownTags = ['Hint', 'Solution', 'Answer', 'Mistake', 'Require'];

const molarMass: Dimensions = [1, 0, 0, 0, 0, -1, 0];

/** Reads the parts of a problem in the order of the file. */
export function readParts(nodes: readonly RootContent[], options: PartOptions): ProblemParts {
  return new PartReader(options).read(nodes);
}

class PartReader {
  readonly #reader: Reader;
  /** What comes out of a mistake need not make sense. */
  readonly #mustMakeSense: boolean;
  readonly #parts = {
    hints: [] as Block[][],
    solution: [] as Block[],
    answers: [] as Answer[],
    keys: [] as AnswerKey[],
    printedAnswers: [] as string[],
    answerLines: [] as number[],
    mistakeLines: [] as number[][],
  };
  readonly #givens: { name: string; words: string }[] = [];

  constructor(options: PartOptions) {
    this.#reader = new Reader({ ...options, tags: problemTags });
    this.#mustMakeSense = options.numbers.forgetsZero !== true;
  }

  read(nodes: readonly RootContent[]): ProblemParts {
    const statement: Block[] = [];
    for (const node of nodes.flatMap(unravelled)) {
      if (node.type === 'mdxJsxFlowElement' && ownTags.includes(node.name ?? '')) this.#part(node);
      else statement.push(...this.#statement(node));
    }
    const { names } = this.#reader;
    return {
      statement: arranged(statement),
      ...this.#parts,
      printed: names.printed,
      carried: names.carried,
      canChange: names.canChange,
      givens: this.#givens.map(({ name }) => name),
      values: names.values,
    };
  }

  #statement(node: RootContent): Block[] {
    const blocks = this.#reader.blocks([node]);
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Given') {
      const tag = readTag(node, lineOf(node), problemTags);
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
    const tag = readTag(node, line, problemTags);
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
          this.#mistake(tag.attributes, children, line);
          break;
        case 'Require':
          this.#mustBeIn(tag.attributes.value, tag.attributes);
          break;
        default:
          throw misplaced(tag, line);
      }
    });
  }

  #answer(
    attributes: TagAttributes<'Answer'>,
    children: readonly RootContent[],
    line: number,
  ): void {
    const { names } = this.#reader;
    const { name, digits = '3' } = attributes;
    const { quantity, unit: own } = names.find(name);
    const unit = attributes.unit === undefined ? own : unitOf(attributes.unit);
    const inUnit = attributes.unit === undefined ? '' : ` in ${attributes.unit}`;
    const runs = names.runs(`${name}${inUnit} to ${digits}`);
    this.#mustBeIn(name, attributes);
    const label = this.#plain(children, line);
    this.#parts.answers.push({
      ...questionOf(attributes, unit),
      mistakes: [],
      // One whose words are an equation cannot be named in a sentence.
      givens: this.#givens
        .filter(({ words }) => words !== '')
        .map((given) => givenOf(given.words, names.find(given.name), names.runs(given.name))),
      name,
      label,
    });
    this.#parts.solution.push({
      type: 'result',
      words: [{ type: 'text', text: label }],
      value: runs,
    });
    this.#parts.printedAnswers.push(flatText(runs));
    this.#parts.answerLines.push(line);
    this.#parts.mistakeLines.push([]);
    const { values, dimensions } = names.scope;
    this.#parts.keys.push({
      value: quantity.value,
      mistakes: [],
      ...(attributes.atmosphere !== undefined && {
        atmosphere: names.quantity(attributes.atmosphere).value,
      }),
      molarMasses: [...values]
        .filter(([each]) => sameDimensions(dimensions.get(each) ?? noDimensions, molarMass))
        .map(([, value]) => value),
    });
  }

  /** Words that a verdict or a label says, where no equation can stand. */
  #plain(children: readonly RootContent[], line: number): string {
    const words = this.#reader.words(children, line);
    if (hasMaths(words)) {
      throw new Complaint('an equation stands where only words can.', 'Say it in words.');
    }
    return inOneLine(words);
  }

  #mistake(
    { value, answer }: TagAttributes<'Mistake'>,
    children: readonly RootContent[],
    line: number,
  ): void {
    const { answers, keys } = this.#parts;
    const index = answer === undefined ? 0 : answers.findIndex(({ name }) => name === answer);
    const question = answers[index];
    const key = keys[index];
    if (!question || !key || (answer === undefined && answers.length > 1)) {
      throw new Complaint(
        'it is not clear to which answer this mistake belongs.',
        'Write <Mistake answer="NAME" …>, with the name of an <Answer> above it.',
      );
    }
    const quantity = this.#reader.names.quantity(value);
    if (!sameDimensions(quantity.dimensions, question.dimensions)) {
      throw new Complaint(
        `this mistake is ${inBaseUnits(quantity.dimensions)}, which the answer is not.`,
        'A wrong kind of quantity is noticed anyway: leave the mistake out, or correct its value.',
      );
    }
    const words = this.#plain(children, line);
    answers[index] = { ...question, mistakes: [...question.mistakes, words] };
    keys[index] = { ...key, mistakes: [...key.mistakes, quantity.value] };
    this.#parts.mistakeLines[index]?.push(line);
  }

  #mustBeIn(text: string, limits: { from?: string | undefined; to?: string | undefined }): void {
    if (this.#mustMakeSense) mustBeIn(this.#reader.names.quantity(text), limits);
  }
}

const hasMaths = (words: readonly Inline[]) => words.some(({ type }) => type === 'maths');

const inOneLine = (words: readonly Inline[]) => plainText(words).replace(/\s+/g, ' ').trim();
