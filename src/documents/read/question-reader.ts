import type { RootContent } from 'mdast';
import { checkAnswer } from '../../domain/answers/check-answer.ts';
import type { AnswerKey, CommonMistake, StatedGiven } from '../../domain/answers/asked-quantity.ts';
import { inBaseUnits, noDimensions, sameDimensions } from '../../domain/quantities/dimensions.ts';
import { flatText, type Run } from '../../domain/quantities/print.ts';
import type { AnswerBox, Inline } from '../document/document.ts';
import { lineOf } from '../document/section-texts.ts';
import { Complaint, DocumentFault } from '../text/fault.ts';
import type { MistakenAnswer } from '../compute/implied-step.ts';
import { mustFail } from './foreseen-mistakes.ts';
import { mustBeIn, questionOf } from './read-answer.ts';
import type { ReaderState } from './reader-state.ts';
import { fromEarlierAnswers } from '../compute/earlier-answers.ts';
import { derivationOf, ownMolarMasses, slipsOf } from '../compute/slips.ts';
import { unitOf } from '../compute/stated.ts';
import type { TagAttributes } from '../text/tags.ts';

export interface Asked {
  answers: AnswerBox[];
  keys: AnswerKey[];
  /** Every answer as printed, which is what students would copy. */
  printedAnswers: string[];
  answerLines: number[];
  mistakeLines: number[][];
  mistakeTrees: MistakenAnswer[][];
}

const zeroOfCelsius = 273.15;

interface AroundAnswer {
  givens?: readonly StatedGiven[];
  /** Names of earlier answers that this one may depend on. */
  earlier?: readonly string[];
}

export class QuestionReader {
  readonly #reader: ReaderState;
  readonly asked: Asked = {
    answers: [],
    keys: [],
    printedAnswers: [],
    answerLines: [],
    mistakeLines: [],
    mistakeTrees: [],
  };

  constructor(reader: ReaderState) {
    this.#reader = reader;
  }

  /** False when simulating mistakes or moved sliders, where results may be impossible. */
  get #mustMakeSense(): boolean {
    return this.#reader.isAsWritten;
  }

  /** Reads an answer. Returns its label and its printed form. */
  answer(
    attributes: TagAttributes<'Answer'>,
    children: readonly RootContent[],
    line: number,
    { givens = [], earlier = [] }: AroundAnswer = {},
  ): { label: string; runs: Run[] } {
    const { names } = this.#reader;
    const { name, digits = '3' } = attributes;
    const { quantity, unit: own } = names.find(name);
    const unit = attributes.unit === undefined ? own : unitOf(attributes.unit);
    const inUnit = attributes.unit === undefined ? '' : ` in ${attributes.unit}`;
    const runs = names.runs(`${name}${inUnit} to ${digits}`);
    this.mustBeIn(name, attributes);
    const label = this.#plain(children, line);
    const { answers, keys, printedAnswers, answerLines, mistakeLines, mistakeTrees } = this.asked;
    const question = questionOf(attributes, unit);
    // Computed only for the stated numbers, because slips are the same for every set.
    const slips = this.#reader.options.isDraft ? [] : slipsOf(derivationOf(name, names), unit);
    const follows = fromEarlierAnswers(name, earlier, names);
    answers.push({
      ...{ ...question, mistakes: [], givens, name, label },
      ...(slips.length > 0 && { slips }),
    });
    printedAnswers.push(flatText(runs));
    answerLines.push(line);
    mistakeLines.push([]);
    mistakeTrees.push([]);
    keys.push({
      value: quantity.value,
      mistakes: [],
      ...(attributes.atmosphere !== undefined && {
        atmosphere: names.quantity(attributes.atmosphere).value,
      }),
      molarMasses: ownMolarMasses(name, names),
      ...(follows && { follows }),
    });
    return { label, runs };
  }

  mistake(
    { value, answer }: TagAttributes<'Mistake'>,
    children: readonly RootContent[],
    line: number,
  ): void {
    const { answers, keys, mistakeLines, mistakeTrees } = this.asked;
    const index = answer === undefined ? 0 : answers.findIndex(({ name }) => name === answer);
    const question = answers[index];
    const key = keys[index];
    if (!question || !key || (answer === undefined && answers.length > 1)) {
      throw new Complaint(
        'it’s not clear which answer this mistake belongs to.',
        'Write <Mistake answer="NAME" …>, with the name of an <Answer> above it.',
      );
    }
    const quantity = this.#reader.names.quantity(value);
    // The author's hint replaces a common one with the same factor. A factor of two can have many
    // causes, so both hints stay.
    const saysTheSame = ([factor]: CommonMistake) =>
      factor !== 2 &&
      Math.abs(Math.abs(Math.log(quantity.value / key.value)) - Math.log(factor)) < 1e-5;
    if (!sameDimensions(quantity.dimensions, question.dimensions)) {
      throw new Complaint(
        `this mistake is ${inBaseUnits(quantity.dimensions)}, but the answer isn’t.`,
        'The answer box already catches the wrong kind of quantity. Leave the mistake out, or fix its value.',
      );
    }
    const isDifference = question.is === 'temperature' && quantity.value < question.zero / 2;
    if (isDifference && this.#mustMakeSense) {
      throw new Complaint(
        'this mistake is a temperature difference, and the answer is a temperature.',
        'Add 273.15 K to it. The answer box reads that many kelvin as the same mistake.',
      );
    }
    const words = this.#plain(children, line);
    const { slips = [] } = question;
    answers[index] = {
      ...question,
      mistakes: [...question.mistakes, words],
      ...(slips.length > 0 && { slips: slips.filter((slip) => !saysTheSame(slip)) }),
    };
    keys[index] = { ...key, mistakes: [...key.mistakes, quantity.value] };
    mistakeLines[index]?.push(line);
    mistakeTrees[index]?.push({ answer: question.name, tree: this.#reader.names.tree(value) });
  }

  mustBeIn(text: string, limits: { from?: string | undefined; to?: string | undefined }): void {
    if (this.#mustMakeSense) mustBeIn(this.#reader.names.quantity(text), limits);
  }

  /** Returns the text of a verdict or a label, which can't contain equations. */
  #plain(children: readonly RootContent[], line: number): string {
    const words = this.#reader.words(children, line);
    if (hasMaths(words)) {
      throw new Complaint('there’s an equation where only words work.', 'Say it in words.');
    }
    return inOneLine(words);
  }
}

export const hasMaths = (words: readonly Inline[]): boolean =>
  words.some(({ type }) => type === 'maths');

export const inOneLine = (words: readonly Inline[]): string =>
  lineOf(words, '').replace(/\s+/g, ' ').trim();

/** Throws unless the printed answers count as right and the foreseen mistakes as wrong. */
export function mustBeRight(
  answers: readonly AnswerBox[],
  keys: readonly AnswerKey[],
  { printedAnswers, answerLines, mistakeLines }: Asked,
): void {
  answers.forEach((answer, index) => {
    const key = keys[index];
    if (!key) return;
    const line = answerLines[index] ?? 1;
    const typed = printedAnswers[index] ?? '';
    const verdict = checkAnswer(typed, answer, key);
    if (verdict.kind !== 'right') {
      throw new DocumentFault(
        line,
        `the printed answer "${typed}" would get the verdict "${verdict.sentence}"`,
        'Use a looser tolerance, like within="2 %", print more digits, or choose another unit.',
      );
    }
    mustFail(answer, key, mistakeLines[index] ?? []);
  });
}

/** Adds the results with unconverted temperatures to the keys if they're different. */
export const withForgotten = (
  keys: readonly AnswerKey[],
  forgetful: readonly AnswerKey[] | undefined,
  answers: readonly AnswerBox[],
): AnswerKey[] =>
  keys.map((key, index) => {
    const computed = forgetful?.[index]?.value;
    if (computed === undefined) return key;
    const { is = 'plain', zero = 0, dimensions } = answers[index] ?? {};
    // Students type a temperature on the scale that they used in their calculation.
    const forgotZero = computed + zero;
    // The answer box already recognizes a correct number with the wrong temperature unit.
    const isScale = is === 'temperature' && Math.abs(computed + zeroOfCelsius - key.value) < 0.01;
    if (isScale) return key;
    // Students also type 0 or 1 as a fraction without any calculation.
    const isLimit = [0, 1].some((limit) => Math.abs(forgotZero - limit) < 0.02);
    if (isLimit && dimensions && sameDimensions(dimensions, noDimensions)) return key;
    const isBy = (value: number, part: number) => Math.abs(forgotZero / value - 1) < part;
    // Another foreseen mistake may have the same result.
    const isTold = isBy(key.value, 1e-6) || key.mistakes.some((mistake) => isBy(mistake, 1e-3));
    return isTold ? key : { ...key, forgotZero };
  });

/** Returns undefined if a simulated mistake leads to an invalid calculation. */
export function unlessFaulty<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof DocumentFault) return undefined;
    throw error;
  }
}
