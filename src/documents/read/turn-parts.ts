import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Block, Inline, TurnOption, TurnStep } from '../document/document.ts';
import { readExpression } from '../compute/expressions.ts';
import { readEquation, sidesOf } from '../compute/solve-for.ts';
import { numberIn } from '../compute/stated.ts';
import { formulaTex } from '../maths/step-tex.ts';
import { isTemperatureScale } from '../../domain/quantities/read-unit.ts';
import { sameDimensions } from '../../domain/quantities/dimensions.ts';
import { evaluate } from '../../domain/quantities/evaluate.ts';
import { flatText } from '../../domain/quantities/print.ts';
import { atLine, Complaint } from '../text/fault.ts';
import { lineOf } from '../text/parse.ts';
import { readTag, turnTags, type TagAttributes } from '../text/tags.ts';
import { givenOf } from './read-answer.ts';
import { readLine } from './read-template.ts';
import { hasMaths, inOneLine, QuestionReader } from './question-reader.ts';
import { arranged, Reader } from './reader.ts';
import type { ReadingOptions } from './reader-state.ts';
import { attributeOf, definedIn, elementsIn, wordsIn } from './tag-names.ts';
import { isStep, type TurnNodes } from './turn-nodes.ts';

type Element = MdxJsxFlowElement;

/** Minimum relative difference between the values of a wrong equation and the right one. */
const leastDifference = 0.01;

/** Computes and typesets a `<YourTurn>` with one set of numbers. */
export class TurnReader {
  readonly reader: Reader;
  readonly questions: QuestionReader;
  readonly statement: Block[];
  readonly steps: TurnStep[];
  readonly results: Block[];
  readonly #nodes: TurnNodes;

  constructor(nodes: TurnNodes, options: Omit<ReadingOptions, 'tags'>) {
    this.#nodes = nodes;
    const reader = new Reader({ ...options, tags: turnTags });
    this.reader = reader;
    this.questions = new QuestionReader(reader);
    reader.blocks(nodes.constants);
    const givens = reader.blocks(nodes.givens);
    reader.blocks(nodes.hidden);
    this.statement = arranged([...reader.blocks(nodes.text), ...givens]);
    this.steps = nodes.steps.flatMap((node) => this.#step(node));
    this.results = reader.blocks(nodes.results);
    reader.blocks(nodes.after);
    for (const node of nodes.asked) {
      if (node.name === 'Pick') this.#pick(node);
      else this.#open(node);
    }
  }

  get names() {
    return this.reader.names;
  }

  #step(node: Element): TurnStep[] {
    const [block] = this.reader.blocks([node]).filter(({ type }) => type === 'step');
    const [name = ''] = definedIn(node);
    if (block?.type !== 'step' || !isStep(node)) return [];
    const { maths } = this.reader.typeset(this.names.symbol(name));
    return [{ name, symbol: maths, block }];
  }

  #asked(name: string, asked: TurnStep['asked']): void {
    const step = this.steps.find((each) => each.name === name);
    if (step?.asked) {
      throw new Complaint(`step "${name}" is open twice.`, 'Keep one <Open> or <Pick> of it.');
    }
    if (step && asked) step.asked = asked;
  }

  #open(node: Element): void {
    const line = lineOf(node);
    const name = attributeOf(node, 'step');
    atLine(line, () => {
      const { names } = this;
      const { step: _, ...asked } = readTag(node, turnTags).attributes as TagAttributes<'Open'>;
      const { digits, unit } = names.find(name);
      // One percent of an absolute temperature is several degrees.
      const own = isTemperatureScale(unit) && asked.unit === undefined ? { within: '0.5 K' } : {};
      const place = this.questions.asked.answers.length;
      const attributes = { digits: String(digits), ...own, ...asked, name };
      this.questions.answer(attributes, wordsIn(node), line, { givens: this.#givens() });
      this.#asked(name, { type: 'value', place });
    });
    for (const mistake of elementsIn(node)) this.#mistake(mistake, name);
  }

  #mistake(node: Element, answer: string): void {
    const line = lineOf(node);
    atLine(line, () => {
      const tag = readTag(node, turnTags);
      if (tag.name === 'Let') this.reader.blocks([node]);
      else if (tag.name === 'Mistake') {
        this.questions.mistake({ ...tag.attributes, answer }, node.children, line);
      } else throw new Complaint('only <Mistake> and <Let> can go here.', 'Move the rest out.');
    });
  }

  /**
   * Returns the givens that have a description. The answer box recognizes them if a student types
   * one as an answer.
   */
  #givens() {
    const { names } = this;
    return this.#nodes.givens.flatMap((node) => {
      const words = this.reader.words(node.children, lineOf(node));
      const [name = ''] = definedIn(node);
      const inWords = hasMaths(words) ? '' : inOneLine(words);
      return inWords === '' ? [] : [givenOf(inWords, names.find(name), names.runs(name))];
    });
  }

  #pick(node: Element): void {
    const line = lineOf(node);
    atLine(line, () => {
      const { step, right } = readTag(node, turnTags).attributes as TagAttributes<'Pick'>;
      const definition = this.#nodes.steps.find((each) => definedIn(each)[0] === step);
      if (!definition) return;
      const formula = attributeOf(definition, 'value') || attributeOf(definition, 'equation');
      if (formula === '' && right === undefined) {
        throw new Complaint(
          `step "${step}" has no formula to pick.`,
          'Say the right one in words, as in <Pick step="…" right="…">.',
        );
      }
      const wrong = elementsIn(node).map((each) => this.#wrong(each, step, right));
      if (wrong.length !== 2) {
        throw new Complaint(
          '<Pick> needs two wrong equations.',
          'Write <Wrong value="…">reason</Wrong> twice.',
        );
      }
      const rightOne: TurnOption =
        right === undefined
          ? { equation: this.#equation(formula, line), isRight: true }
          : { words: right, isRight: true };
      // Vary the position of the right option from step to step.
      const place = (this.steps.findIndex(({ name }) => name === step) + step.length) % 3;
      const question: Inline[] = this.reader.words(wordsIn(node), line);
      this.#asked(step, {
        type: 'pick',
        question,
        options: [...wrong.slice(0, place), rightOne, ...wrong.slice(place)],
      });
    });
  }

  #wrong(node: Element, step: string, right: string | undefined): TurnOption {
    return atLine(lineOf(node), () => {
      const tag = readTag(node, turnTags);
      if (tag.name !== 'Wrong') {
        throw new Complaint(
          `<${tag.name}> doesn’t belong in <Pick>.`,
          'Write <Wrong value="…">reason</Wrong> twice.',
        );
      }
      const { value, words } = tag.attributes;
      if ((value === undefined) === (words === undefined)) {
        throw new Complaint('<Wrong> needs a value or words.', 'Write one of them.');
      }
      if ((right === undefined) !== (words === undefined)) {
        throw new Complaint(
          'the three choices aren’t of the same kind.',
          'With right="…" in words, write <Wrong words="…">. Otherwise write <Wrong value="…">.',
        );
      }
      const { names } = this;
      const [reason = ''] = this.names.options.isAgain
        ? []
        : readLine(node.children, (reference) => flatText(names.runs(reference)), lineOf(node));
      if (typeof reason !== 'string')
        throw new Complaint('only words can go here.', 'Say it in words.');
      if (words !== undefined) return { words, reason };
      this.#mustDiffer(value ?? '', step);
      return { equation: this.#equation(value ?? '', lineOf(node)), reason };
    });
  }

  #equation(text: string, line: number) {
    const { reader, names } = this;
    if (names.options.isAgain) return [];
    const sides =
      sidesOf(text).length > 1 ? readEquation(text, names) : [readExpression(text, names.scope)];
    return reader.equation(sides.map((side) => formulaTex(names, side)).join(' = '), line);
  }

  /** Throws if a wrong equation gives the right value. */
  #mustDiffer(text: string, step: string): void {
    const { names } = this;
    if (sidesOf(text).length > 1) {
      const [left, right] = readEquation(text, names).map(({ tree }) =>
        evaluate(tree, names.scope.values),
      ) as [number, number];
      const size = Math.max(Math.abs(left), Math.abs(right));
      if (Math.abs(left - right) < leastDifference * size) throw same(text);
      return;
    }
    const { quantity, unit } = names.find(step);
    const wrong = names.quantity(text);
    if (!sameDimensions(wrong.dimensions, quantity.dimensions)) return;
    const [here, there] = [numberIn(wrong, unit), numberIn(quantity, unit)];
    if (Math.abs(here - there) < leastDifference * Math.abs(there)) throw same(text);
  }
}

const same = (text: string) =>
  new Complaint(
    `the wrong equation "${text}" gives the right value, within one percent.`,
    'Choose one that makes a difference, or other numbers.',
  );
