import type { PhrasingContent, RootContent, Table } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { arranged, plainText } from './arrange.ts';
import type { Block, Equation, GivenRow, Inline } from './document.ts';
import { readDrawing } from './drawing.ts';
import { readExpression } from './expressions.ts';
import { atLine, LessonFault } from './fault.ts';
import { Names, type NumberOptions } from './names.ts';
import { isPhrasing, lineOf, unravelled } from './parse-lesson.ts';
import { readPlot, type PlotTag } from './plot.ts';
import { solveFor } from './solve-for.ts';
import {
  misplaced,
  rangeOf,
  readAttributes,
  type lessonTags,
  type problemTags,
  type TagName,
} from './tags.ts';
import { typeset, typesetEquation } from './typeset.ts';

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** How a document is read. */
export interface ReaderOptions {
  /** The folder of its drawings. */
  figures: string;
  /** The tags that it may use. */
  tags: typeof lessonTags | typeof problemTags;
  numbers?: NumberOptions;
  /** Computes without typesetting, which takes most of the time. */
  isDraft?: boolean;
}

/** Turns the text of a lesson or a problem into blocks, and computes its numbers on the way. */
export class Reader {
  readonly #options: ReaderOptions;
  readonly names: Names;
  readonly counts = {
    words: 0,
    equations: 0,
    figures: 0,
    results: 0,
    examples: 0,
    warnings: 0,
    selfChecks: 0,
    references: 0,
  };
  readonly sections: { id: string; title: string }[] = [];
  /** The names that the worked examples end with. */
  readonly answers: string[] = [];
  #steps = 0;

  constructor(options: ReaderOptions) {
    this.#options = options;
    this.names = new Names(options.numbers);
  }

  /** The blocks of some parts of the text. */
  blocks(nodes: readonly RootContent[]): Block[] {
    return arranged(nodes.flatMap(unravelled).flatMap((node) => this.#block(node)));
  }

  #block(node: RootContent): Block[] {
    const line = lineOf(node);
    switch (node.type) {
      case 'heading': {
        if (node.depth !== 2 && node.depth !== 3) {
          throw new LessonFault(
            line,
            'a heading has one sign too few or too many.',
            'Begin a section with ## and a part of it with ###.',
          );
        }
        const children = this.#inlines(node.children);
        const title = plainText(children);
        const id = title
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, '');
        if (node.depth === 2) this.sections.push({ id, title });
        return [{ type: 'heading', depth: node.depth, id, children }];
      }
      case 'paragraph':
        return [{ type: 'paragraph', children: this.#inlines(node.children) }];
      case 'list':
        return [
          {
            type: 'list',
            ordered: node.ordered ?? false,
            items: node.children.map((item) => this.blocks(item.children)),
          },
        ];
      case 'table':
        return [this.#table(node)];
      case 'math':
        return [{ type: 'equation', equation: this.#equation(node.value, line) }];
      case 'mdxJsxFlowElement':
        return this.#tag(node);
      default:
        throw new LessonFault(
          line,
          `"${node.type}" does not belong in a lesson.`,
          'Use paragraphs, headings, lists, tables, equations and the tags of docs/lessons.md.',
        );
    }
  }

  #table(node: Table): Block {
    const [head = [], ...rows] = node.children.map((row) =>
      row.children.map((cell) => this.#inlines(cell.children)),
    );
    return { type: 'table', head, rows };
  }

  #withNumbers(tex: string): string {
    this.counts.equations += 1;
    return tex.replace(/\\val\{([^{}]*)\}/g, (_, reference: string) => this.names.tex(reference));
  }

  #typeset(tex: string): string {
    return this.#options.isDraft ? '' : typeset(tex, false);
  }

  #maths = (tex: string): string => this.#typeset(this.#withNumbers(tex));

  #equation(tex: string, line: number): Equation {
    return atLine(line, () => {
      const filled = this.#withNumbers(tex);
      return this.#options.isDraft ? { html: '', isWide: false } : typesetEquation(filled);
    });
  }

  #inlines(nodes: readonly PhrasingContent[]): Inline[] {
    return nodes.flatMap((node) => this.#inline(node));
  }

  #inline(node: PhrasingContent): Inline[] {
    const line = lineOf(node);
    switch (node.type) {
      case 'text':
        this.counts.words += node.value.split(/\s+/).filter((word) => /\w/.test(word)).length;
        return [{ type: 'text', text: node.value }];
      case 'strong':
      case 'emphasis':
        return [{ type: node.type, children: this.#inlines(node.children) }];
      case 'link':
        return [{ type: 'link', href: node.url, children: this.#inlines(node.children) }];
      case 'inlineMath':
        return [{ type: 'maths', html: atLine(line, () => this.#maths(node.value)) }];
      case 'mdxTextExpression':
        this.counts.words += 1;
        return [{ type: 'quantity', runs: atLine(line, () => this.names.runs(node.value)) }];
      case 'mdxJsxTextElement':
        throw new LessonFault(
          line,
          `<${node.name ?? ''}> stands in the middle of a line.`,
          'Begin a new line with the tag, with an empty line before it.',
        );
      default:
        throw new LessonFault(
          line,
          `"${node.type}" does not belong in a lesson.`,
          'Write plain words, **bold**, *italic*, [links](/about), $equations$ or {names}.',
        );
    }
  }

  #tag(tag: Tag): Block[] {
    const line = lineOf(tag);
    const { name, attributes } = readAttributes(tag, line, this.#options.tags);
    return atLine(line, () => this.#build(name, attributes, tag, line));
  }

  #build(name: TagName, attributes: Record<string, string>, tag: Tag, line: number): Block[] {
    const children = tag.children as RootContent[];
    const { title = '', alt = '', symbol } = attributes;
    const digits = attributes['digits'] === undefined ? undefined : Number(attributes['digits']);
    const named = { name: '', value: '', ...attributes, symbol, digits };
    switch (name) {
      case 'Given':
        this.names.state({ ...named, range: rangeOf(attributes) });
        return [{ type: 'givens', rows: [this.#given(named.name, attributes, children, line)] }];
      case 'Let':
        if (
          /^[+-]?\d[\d.,]*(e[+-]?\d+)?\s*([A-Za-z%].*)?$/i.test(named.value) &&
          attributes['unit'] === undefined
        ) {
          this.names.state(named);
        } else {
          this.names.compute(named);
        }
        return [];
      case 'Step': {
        const formula = this.names.compute(named);
        return [
          this.#step(children, line, this.names.stepTex(named.name, formula, attributes['show'])),
        ];
      }
      case 'Solve': {
        const { equation = '' } = attributes;
        solveFor(named, attributes, this.names);
        const [left = '', right = ''] = equation
          .split('=')
          .map((side) => this.names.formulaTex(readExpression(side)));
        const tex = this.names.stepTex(named.name);
        return [this.#step(children, line, `${left} = ${right}`, tex)];
      }
      case 'Example': {
        this.counts.examples += 1;
        this.#steps = 0;
        return [{ type: 'example', title, children: this.blocks(children) }];
      }
      case 'Result': {
        this.answers.push(named.name.split(/\s/)[0] ?? '');
        return [
          {
            type: 'result',
            words: this.words(children, line),
            value: this.names.runs(named.name),
          },
        ];
      }
      case 'Warning':
        this.counts.warnings += 1;
        return [{ type: 'warning', title, children: this.blocks(children) }];
      case 'SelfCheck':
        return [this.#selfCheck(children, line)];
      case 'Figure': {
        const svg = readDrawing(this.#options.figures, attributes['src'] ?? '', this.names);
        this.counts.figures += 1;
        return [{ type: 'drawing', svg, alt, caption: this.words(children, line) }];
      }
      case 'Plot':
        return [this.#plot(attributes, alt, children, line)];
      case 'Reference': {
        this.counts.references += 1;
        const { href = '' } = attributes;
        return [{ type: 'references', items: [{ href, words: this.words(children, line) }] }];
      }
      default:
        throw misplaced(name, line);
    }
  }

  #given(
    name: string,
    { source }: Record<string, string>,
    children: readonly RootContent[],
    line: number,
  ): GivenRow {
    return {
      symbol: this.#typeset(this.names.symbol(name)),
      words: this.words(children, line),
      value: this.names.runs(name),
      source,
    };
  }

  #step(children: readonly RootContent[], line: number, ...equations: string[]): Block {
    this.counts.results += 1;
    this.#steps += 1;
    const number = this.#steps;
    return {
      type: 'step',
      number,
      children: this.blocks(children),
      equations: equations.map((tex) => this.#equation(tex, line)),
    };
  }

  #selfCheck(children: readonly RootContent[], line: number): Block {
    this.counts.selfChecks += 1;
    const number = this.counts.selfChecks;
    const [question, ...answer] = this.blocks(children);
    if (question?.type !== 'paragraph' || answer.length === 0) {
      throw new LessonFault(
        line,
        'a self-check has no question or no answer.',
        'Write the question as one paragraph, leave a line empty, and write the answer below.',
      );
    }
    return { type: 'selfCheck', number, question: question.children, answer };
  }

  #plot(
    attributes: Record<string, string>,
    alt: string,
    children: readonly RootContent[],
    line: number,
  ): Block {
    const nodes = children.flatMap(unravelled);
    const isTag = (node: RootContent) => node.type === 'mdxJsxFlowElement';
    const parts = nodes
      .filter(isTag)
      .map((node): PlotTag => readAttributes(node as Tag, lineOf(node), this.#options.tags));
    const plot = readPlot({ name: 'Plot', attributes }, parts, this.names);
    this.counts.figures += 1;
    const caption = this.words(
      nodes.filter((node) => !isTag(node)),
      line,
    );
    return { type: 'plot', number: this.counts.figures, plot, alt, caption };
  }

  /** What stands inside a tag that has room for one paragraph. */
  words(children: readonly RootContent[], line: number): Inline[] {
    const inside = children.every(isPhrasing)
      ? this.#inlines(children as PhrasingContent[])
      : this.blocks(children).flatMap((block) => {
          if (block.type === 'paragraph') return block.children;
          throw new LessonFault(
            line,
            'only words can stand here.',
            'Move the rest out of the tag.',
          );
        });
    if (inside.length === 0) {
      throw new LessonFault(line, 'there are no words in this tag.', 'Say in words what this is.');
    }
    return inside;
  }
}
