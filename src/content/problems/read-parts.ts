import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { AnswerKey } from '../../domain/check-answer.ts';
import type { Exponents } from '../../domain/unit-table.ts';
import { arranged, plainText } from '../lessons/arrange.ts';
import type { Block, Inline } from '../lessons/document.ts';
import { compute, readExpression } from '../lessons/expressions.ts';
import { atLine, Complaint } from '../lessons/fault.ts';
import type { NumberOptions } from '../lessons/names.ts';
import { lineOf, unravelled } from '../lessons/parse-lesson.ts';
import { flatText, unitText, type PrintedNumber } from '../lessons/quantity-text.ts';
import { Reader } from '../lessons/reader.ts';
import { problemTags, readAttributes } from '../lessons/tags.ts';
import {
  inWords,
  isTemperatureScale,
  quantityOf,
  readUnit,
  sameDimensions,
  statedQuantity,
  type Dimensions,
  type Quantity,
} from '../lessons/units.ts';
import type { Answer } from './document.ts';

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
  printed: ReadonlyMap<string, PrintedNumber>;
  /** Whether any given has a range. */
  canChange: boolean;
  givens: string[];
  values: Record<string, { value: number; unit: string }>;
}

interface PartOptions {
  figures: string;
  numbers: NumberOptions;
  isDraft: boolean;
}

type Attributes = Record<string, string>;

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
  };
  readonly #givens: { name: string; words: string }[] = [];

  constructor(options: PartOptions) {
    this.#reader = new Reader({ ...options, tags: problemTags });
    this.#mustMakeSense = options.numbers.forgetsZero !== true;
  }

  read(nodes: readonly RootContent[]): ProblemParts {
    const own = ['Hint', 'Solution', 'Answer', 'Mistake', 'Require'];
    const statement: Block[] = [];
    for (const node of nodes.flatMap(unravelled)) {
      if (node.type === 'mdxJsxFlowElement' && own.includes(node.name ?? '')) this.#part(node);
      else statement.push(...this.#statement(node));
    }
    const { names } = this.#reader;
    return {
      statement: arranged(statement),
      ...this.#parts,
      printed: names.printed,
      canChange: names.canChange,
      givens: this.#givens.map(({ name }) => name),
      values: names.values,
    };
  }

  #statement(node: RootContent): Block[] {
    const blocks = this.#reader.blocks([node]);
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Given') {
      const { name = '' } = readAttributes(node, lineOf(node), problemTags).attributes;
      const words = blocks.flatMap((block) => (block.type === 'givens' ? block.rows : []))[0]
        ?.words;
      this.#givens.push({ name, words: !words || hasMaths(words) ? '' : inOneLine(words) });
    }
    return blocks;
  }

  #part(tag: MdxJsxFlowElement): void {
    const line = lineOf(tag);
    const { name, attributes } = readAttributes(tag, line, problemTags);
    const children = tag.children as RootContent[];
    atLine(line, () => {
      switch (name) {
        case 'Hint':
          this.#parts.hints.push(this.#reader.blocks(children));
          break;
        case 'Solution':
          this.#parts.solution.push(...this.#reader.blocks(children));
          break;
        case 'Answer':
          this.#answer(attributes, children, line);
          break;
        case 'Mistake':
          this.#mistake(attributes, children, line);
          break;
        default:
          this.#require(attributes);
      }
    });
  }

  #quantity(name: string): Quantity {
    return compute(readExpression(name), this.#reader.names.quantities);
  }

  #answer(attributes: Attributes, children: readonly RootContent[], line: number): void {
    const { names } = this.#reader;
    const { name = '', digits = '3', within = '1 %' } = attributes;
    const quantity = this.#quantity(name);
    const unit = attributes['unit'] ?? names.values[name]?.unit ?? '';
    const runs = names.runs(`${name}${unit === '' ? '' : ` in ${unit}`} to ${digits}`);
    const size = readUnit(unit);
    this.#mustBeIn(quantity, attributes);
    const question = {
      exponents: exponentsOf(size.dimensions),
      unit: unitText(unit),
      factor: size.factor,
      zero: size.zero,
      digits: Number(digits),
      within: readWithin(within, size.dimensions),
      allowance: within.replace(/\bdeg(?=[CF]\b)/, '°').replace(' %', '%'),
      is: kindOfAnswer(attributes['is'], unit),
      mistakes: [],
      // One whose words are an equation cannot be named in a sentence.
      givens: this.#givens
        .filter(({ words }) => words !== '')
        .map((given) => ({
          words: given.words,
          exponents: exponentsOf(this.#quantity(given.name).dimensions),
        })),
    };
    const label = this.#plain(children, line);
    this.#parts.answers.push({ ...question, name, label });
    this.#parts.solution.push({
      type: 'result',
      words: [{ type: 'text', text: label }],
      value: runs,
    });
    this.#parts.printedAnswers.push(flatText(runs));
    this.#parts.answerLines.push(line);
    const molarMass = quantityOf(1, 'kg/mol').dimensions;
    this.#parts.keys.push({
      value: quantity.value,
      mistakes: [],
      ...(attributes['atmosphere'] !== undefined && {
        atmosphere: this.#quantity(attributes['atmosphere']).value,
      }),
      molarMasses: [...names.quantities.values()]
        .filter(({ dimensions }) => sameDimensions(dimensions, molarMass))
        .map(({ value }) => value),
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

  #mistake(attributes: Attributes, children: readonly RootContent[], line: number): void {
    const { value = '', answer } = attributes;
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
    const quantity = compute(readExpression(value), this.#reader.names.quantities);
    if (!sameDimensions(quantity.dimensions, this.#quantity(question.name).dimensions)) {
      throw new Complaint(
        `this mistake is ${inWords(quantity.dimensions)}, which the answer is not.`,
        'A wrong kind of quantity is noticed anyway: leave the mistake out, or correct its value.',
      );
    }
    const words = this.#plain(children, line);
    answers[index] = { ...question, mistakes: [...question.mistakes, words] };
    keys[index] = { ...key, mistakes: [...key.mistakes, quantity.value] };
  }

  #mustBeIn(quantity: Quantity, limits: Attributes): void {
    if (this.#mustMakeSense) mustBeIn(quantity, limits);
  }

  #require(attributes: Attributes): void {
    this.#mustBeIn(this.#quantity(attributes['value'] ?? ''), attributes);
  }
}

const hasMaths = (words: readonly Inline[]) => words.some(({ type }) => type === 'maths');

const inOneLine = (words: readonly Inline[]) => plainText(words).replace(/\s+/g, ' ').trim();

/** The library counts light before amount, and knows angles and bits. */
const exponentsOf = ([
  kg = 0,
  m = 0,
  s = 0,
  A = 0,
  K = 0,
  cd = 0,
  mol = 0,
]: Dimensions): Exponents => [kg, m, s, A, K, mol, cd];

/** Complains about a quantity outside the range in which it makes sense. */
function mustBeIn(quantity: Quantity, { from, to }: Attributes): void {
  const bound = (text: string | undefined): number | undefined => {
    if (text === undefined) return undefined;
    const limit = statedQuantity(text);
    if (!limit || !sameDimensions(limit.dimensions, quantity.dimensions)) {
      throw new Complaint(
        `"${text}" is not a limit for ${inWords(quantity.dimensions)}.`,
        'Write a number with a unit that fits, as in from="10 kW".',
      );
    }
    return limit.value;
  };
  const [low = -Infinity, high = Infinity] = [bound(from), bound(to)];
  if (quantity.value >= low && quantity.value <= high) return;
  throw new Complaint(
    `it is ${quantity.value.toPrecision(4)} in SI units, outside ${from ?? 'any'} to ${to ?? 'any'}.`,
    'Correct the limits or the numbers.',
  );
}

function readWithin(text: string, dimensions: Dimensions): Answer['within'] {
  // An amount of degrees is a difference.
  const amount = statedQuantity(text.replace(/\bdeg(?=[CF]$)/, 'delta'));
  if (amount && text.endsWith('%')) return { part: amount.value };
  if (!amount || !sameDimensions(amount.dimensions, dimensions)) {
    throw new Complaint(`within="${text}" does not fit.`, 'Write within="1 %" or within="0.5 K".');
  }
  return { amount: amount.value };
}

function kindOfAnswer(is: string | undefined, unit: string): Answer['is'] {
  if (is === undefined) return isTemperatureScale(unit) ? 'temperature' : 'plain';
  if (is === 'temperature' || is === 'gauge' || is === 'absolute') return is;
  throw new Complaint(`is="${is}" is not known.`, 'Write is="temperature", "gauge" or "absolute".');
}
