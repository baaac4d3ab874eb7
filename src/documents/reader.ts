import type { PhrasingContent, RootContent, Table } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx';
import type { AnswerKey } from '../domain/answers/question.ts';
import type { PlotData } from '../domain/plots/plot-data.ts';
import { slug } from '../domain/slug.ts';
import { arranged, plainText } from './arrange.ts';
import type { Block, Convention, Equation, Inline } from './document.ts';
import { atLine, DocumentFault } from './fault.ts';
import { Names, type NumberOptions } from './names.ts';
import { isPhrasing, lineOf, unravelled } from './parse.ts';
import type { SecondCalculation } from './second-calculation.ts';
import { tagBlocks } from './tag-blocks.ts';
import { readTag, type lessonTags, type problemTags } from './tags.ts';
import { typeset, typesetEquation } from './typeset.ts';
import { isWay, labelOf, wayOf } from './ways.ts';

/** How a document is read. */
export interface ReaderOptions {
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

/** Turns the text of a lesson or a problem into blocks, and computes its numbers on the way. */
export class Reader {
  readonly options: ReaderOptions;
  readonly names: Names;
  readonly counts = {
    words: 0,
    equations: 0,
    figures: 0,
    results: 0,
    /** Of the example or solution that is being read. */
    steps: 0,
    examples: 0,
    warnings: 0,
    explorables: 0,
    predictions: 0,
    selfChecks: 0,
    /** Those that look at what a reader answers. */
    checked: 0,
    references: 0,
  };
  readonly sections: { id: string; title: string }[] = [];
  /** The names that the worked examples end with. */
  readonly answers: string[] = [];
  /** What the explorables compute and draw. */
  readonly explored: { values: ReadonlyMap<string, number>; plot: PlotData }[] = [];
  /** The calculations that vouch for those of the worked examples, or of the solution. */
  readonly seconds: SecondCalculation[] = [];
  /** Those of the explorables, in their order; nothing for one that has none. */
  readonly secondsExplored: (SecondCalculation | undefined)[] = [];
  /** What the self-checks ask for. */
  readonly keys: AnswerKey[] = [];
  /** What readers may choose between. */
  convention: Convention | undefined;
  /** How many steps there were before an `<Either>` that has no `<Or>` yet. */
  stepsBeforeEither: number | undefined;

  constructor(options: ReaderOptions) {
    this.options = options;
    this.names = new Names(options.numbers);
  }

  /** Whether the numbers are the author's: neither moved by a reader nor misread by a careless one. */
  get isAsWritten(): boolean {
    const { forgetsZero, replaced } = this.options.numbers ?? {};
    return forgetsZero !== true && replaced === undefined;
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
          throw new DocumentFault(
            line,
            'a heading has one sign too few or too many.',
            'Begin a section with ## and a part of it with ###.',
          );
        }
        const children = this.#inlines(node.children);
        const title = plainText(children);
        const id = slug(title);
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
        return [{ type: 'equation', equation: this.equation(node.value, line) }];
      case 'mdxJsxFlowElement':
        return atLine(line, () => {
          const tag = readTag(node, line, this.options.tags);
          return tagBlocks(tag, { children: node.children, line }, this);
        });
      default:
        throw new DocumentFault(
          line,
          `"${node.type}" does not belong here.`,
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

  /** An equation within a line. */
  typeset = (tex: string): ReturnType<typeof typeset> =>
    this.options.isDraft ? { maths: [], words: '' } : typeset(tex);

  #maths = (tex: string) => this.typeset(this.#withNumbers(tex));

  /** An equation on lines of its own, with the numbers that it names. */
  equation(tex: string, line: number): Equation {
    return atLine(line, () => {
      const filled = this.#withNumbers(tex);
      return this.options.isDraft ? [] : typesetEquation(filled);
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
        return [{ type: 'maths', ...atLine(line, () => this.#maths(node.value)) }];
      case 'mdxTextExpression':
        this.counts.words += 1;
        return [{ type: 'quantity', runs: atLine(line, () => this.names.runs(node.value)) }];
      case 'mdxJsxTextElement':
        if (isWay(node.name)) return [this.#way(node, line)];
        throw new DocumentFault(
          line,
          `<${node.name ?? ''}> stands in the middle of a line.`,
          'Begin a new line with the tag, with an empty line before it.',
        );
      default:
        throw new DocumentFault(
          line,
          `"${node.type}" does not belong here.`,
          'Write plain words, **bold**, *italic*, [links](/about), $equations$ or {names}.',
        );
    }
  }

  /** A few words of a line that are told in one of two ways; they count once. */
  #way(node: MdxJsxTextElement, line: number): Inline {
    return atLine(line, () => {
      const way = wayOf(readTag(node, line, this.options.tags));
      const label = labelOf(way, this.convention);
      const { words } = this.counts;
      const children = this.#inlines(node.children);
      if (way === 'or') this.counts.words = words;
      return { type: 'way', way, words: label, children };
    });
  }

  /** What stands inside a tag that has room for one paragraph. */
  words(children: readonly RootContent[], line: number): Inline[] {
    const inside = children.every(isPhrasing)
      ? this.#inlines(children as PhrasingContent[])
      : this.blocks(children).flatMap((block) => {
          if (block.type === 'paragraph') return block.children;
          throw new DocumentFault(
            line,
            'only words can stand here.',
            'Move the rest out of the tag.',
          );
        });
    if (inside.length === 0) {
      throw new DocumentFault(
        line,
        'there are no words in this tag.',
        'Say in words what this is.',
      );
    }
    return inside;
  }
}
