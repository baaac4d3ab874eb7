import type { PhrasingContent, RootContent, Table } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx';
import { slug } from '../../domain/words/slug.ts';
import type { Block, Inline } from '../document/document.ts';
import { lineOf as lineOfWords } from '../document/section-texts.ts';
import { atLine, DocumentFault } from '../text/fault.ts';
import { mustBeOpen } from '../text/open-links.ts';
import { isPhrasing, lineOf, mustBeMaths, unwrapped, withEqualsKept } from '../text/parse.ts';
import { ReaderState } from './reader-state.ts';
import { tagBlocks } from './tag-blocks.ts';
import { readTag } from '../text/tags.ts';
import { typeset, typesetEquation, type Equation } from '../maths/typeset.ts';
import { isVersion, labelOf, versionOf } from './versions.ts';
import { memoize } from '../../domain/quantities/memoize.ts';

/** Converts the text of a lesson or problem to blocks, and computes its numbers. */
export class Reader extends ReaderState {
  blocks(nodes: readonly RootContent[]): Block[] {
    return arranged(
      nodes
        .filter((node) => this.#hasToBeRead(node))
        .flatMap(unwrapped)
        .flatMap((node) => this.#block(node)),
    );
  }

  /** With new numbers, only nodes that contain numbers need reading. */
  #hasToBeRead(node: RootContent): boolean {
    return this.names.options.isAgain !== true || hasNumbers(node);
  }

  #block(node: RootContent): Block[] {
    const line = lineOf(node);
    switch (node.type) {
      case 'heading': {
        if (node.depth !== 2 && node.depth !== 3) {
          throw new DocumentFault(
            line,
            'a heading has the wrong number of # signs.',
            'Use ## for a section heading, and ### for a heading within a section.',
          );
        }
        const children = this.#inlines(node.children);
        if (children.some(({ type }) => type === 'link')) {
          throw new DocumentFault(
            line,
            'a heading has a link in it.',
            'A heading is already a link to itself. Put yours in the text below it.',
          );
        }
        const title = lineOfWords(children, '');
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
          const tag = readTag(node, this.options.tags);
          return tagBlocks(tag, { node, children: node.children, line }, this);
        });
      default:
        throw new DocumentFault(
          line,
          `"${node.type}" doesn’t belong here.`,
          'Use paragraphs, headings, lists, tables, equations and the tags in docs/lessons.md.',
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

  typeset(tex: string): ReturnType<typeof typeset> {
    return this.options.isDraft ? { maths: [], words: '' } : typeset(tex);
  }

  #maths = (tex: string) => this.typeset(this.#withNumbers(tex));

  equation(tex: string, line: number): Equation {
    return atLine(line, () => {
      const filled = this.#withNumbers(tex);
      return this.options.isDraft ? [] : typesetEquation(filled);
    });
  }

  #inlines(nodes: readonly PhrasingContent[]): Inline[] {
    return nodes.flatMap((node, index) => {
      if (!this.#hasToBeRead(node)) return [];
      if (node.type === 'inlineMath') mustBeMaths(node, nodes[index + 1]);
      return this.#inline(node);
    });
  }

  #inline(node: PhrasingContent): Inline[] {
    const line = lineOf(node);
    switch (node.type) {
      case 'text':
        this.counts.words += node.value.split(/\s+/).filter((word) => /\w/.test(word)).length;
        return [{ type: 'text', text: withEqualsKept(node.value) }];
      case 'strong':
      case 'emphasis':
        return [{ type: node.type, children: this.#inlines(node.children) }];
      case 'link':
        atLine(line, () => {
          mustBeOpen(node.url);
        });
        return [{ type: 'link', href: node.url, children: this.#inlines(node.children) }];
      case 'inlineMath':
        return [{ type: 'maths', ...atLine(line, () => this.#maths(node.value)) }];
      case 'mdxTextExpression':
        this.counts.words += 1;
        return [{ type: 'quantity', runs: atLine(line, () => this.names.runs(node.value)) }];
      case 'mdxJsxTextElement':
        if (isVersion(node.name)) return [this.#version(node, line)];
        throw new DocumentFault(
          line,
          `<${node.name ?? ''}> is in the middle of a line.`,
          /^[a-z]/.test(node.name ?? '')
            ? 'HTML doesn’t work here. Write **bold** or *italic*, or leave the tag out.'
            : 'Start a new line with the tag, with an empty line before it.',
        );
      default:
        throw new DocumentFault(
          line,
          `"${node.type}" doesn’t belong here.`,
          'Write plain words, **bold**, *italic*, [links](/about), $equations$ or {names}.',
        );
    }
  }

  /** Reads an inline version. Only the author's version counts toward the word count. */
  #version(node: MdxJsxTextElement, line: number): Inline {
    return atLine(line, () => {
      const way = versionOf(readTag(node, this.options.tags));
      const label = labelOf(way, this.convention);
      const { words } = this.counts;
      const children = this.#inlines(node.children);
      if (way === 'or') this.counts.words = words;
      return { type: 'way', way, words: label, children };
    });
  }

  words(children: readonly RootContent[], line: number): Inline[] {
    const inside = children.every(isPhrasing)
      ? this.#inlines(children as PhrasingContent[])
      : this.blocks(children).flatMap((block) => {
          if (block.type === 'paragraph') return block.children;
          throw new DocumentFault(line, 'only words can go here.', 'Move the rest out of the tag.');
        });
    if (inside.length === 0 && !this.names.options.isAgain) {
      throw new DocumentFault(line, 'this tag has no words in it.', 'Put words between its tags.');
    }
    return inside;
  }
}

/** Merges consecutive givens into one table, and consecutive references into one list. */
export function arranged(blocks: readonly Block[]): Block[] {
  return blocks.reduce<Block[]>((done, block) => {
    const last = done.at(-1);
    if (last?.type === 'givens' && block.type === 'givens') {
      return [...done.slice(0, -1), { ...last, rows: [...last.rows, ...block.rows] }];
    }
    if (last?.type === 'references' && block.type === 'references') {
      return [...done.slice(0, -1), { ...last, items: [...last.items, ...block.items] }];
    }
    return [...done, block];
  }, []);
}

/** Checks whether a node contains a tag or a name in braces, which new numbers can change. */
const hasNumbers = memoize((node: RootContent): boolean => {
  switch (node.type) {
    case 'mdxTextExpression':
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return true;
    case 'math':
    case 'inlineMath':
      return node.value.includes('\\val');
    default:
      return 'children' in node && node.children.some(hasNumbers);
  }
});
