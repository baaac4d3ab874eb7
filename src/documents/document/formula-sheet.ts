import type { Equation } from '../maths/typeset.ts';
import type { Block, Inline, EitherOr } from './document.ts';

type Table = Extract<Block, { type: 'table' }>;

/** An equation, or several in a row, with the words that lead to them. */
interface Formula {
  words: Inline[];
  /** The whole paragraph of which these words are the end. */
  paragraph: Inline[];
  equations: Equation[];
  /** Those of which there are two ways, each with the words that tell them apart. */
  ways: { way: EitherOr; words: string; equations: Equation[] }[];
}

/** What of a lesson belongs on one page: its equations by section, and what their symbols mean. */
export interface FormulaSheet {
  sections: { id: string; title: Inline[]; formulas: Formula[] }[];
  symbols: Table[];
}

/** How long the words before an equation may be; of longer ones the last sentences are kept. */
const longestWords = 150;

/** The formula sheet of a lesson; nothing for a lesson without equations outside of its examples. */
export function formulaSheet(blocks: readonly Block[]): FormulaSheet | undefined {
  const sections: FormulaSheet['sections'] = [];
  let section: FormulaSheet['sections'][number] = { id: 'content', title: [], formulas: [] };
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    if (block.type === 'heading' && block.depth === 2) {
      section = { id: block.id, title: block.children, formulas: [] };
      continue;
    }
    const equations = equationsOf(block);
    if (equations.length === 0) continue;
    const isGoingOn = before !== undefined && equationsOf(before).length > 0;
    const paragraph = before?.type === 'paragraph' ? before.children : [];
    const last = isGoingOn ? section.formulas.at(-1) : undefined;
    const words = lastSentences(paragraph);
    const formula = last ?? { words, paragraph, equations: [], ways: [] };
    if (block.type === 'way') formula.ways.push({ way: block.way, words: block.words, equations });
    else formula.equations.push(...equations);
    if (!last) section.formulas.push(formula);
    if (sections.at(-1) !== section) sections.push(section);
  }
  if (sections.length === 0) return undefined;
  return { sections, symbols: blocks.filter(isTableOfSymbols) };
}

/** The equations of a block that stand on lines of their own outside of an example. */
function equationsOf(block: Block): Equation[] {
  if (block.type === 'equation') return [block.equation];
  return block.type === 'way' ? block.children.flatMap(equationsOf) : [];
}

/** A table of symbol, meaning and unit: three columns, the first of which is mostly symbols. */
function isTableOfSymbols(block: Block): block is Table {
  if (block.type !== 'table' || block.head.length !== 3) return false;
  if (block.head[0]?.[0]?.type !== 'text') return false;
  const symbols = block.rows.filter(([cell]) => cell?.[0]?.type === 'maths');
  return symbols.length > block.rows.length / 2;
}

/** As many sentences from the end of a paragraph as fit into the line above an equation. */
function lastSentences(inlines: readonly Inline[]): Inline[] {
  const pieces = inlines.flatMap(sentences);
  const starts = pieces.flatMap(({ begins }, index) => (begins || index === 0 ? [index] : []));
  const start =
    starts.find((at) => lengthOf(pieces.slice(at).map(({ inline }) => inline)) <= longestWords) ??
    starts.at(-1);
  return pieces.slice(start).map(({ inline }) => inline);
}

/** A piece of a line cut where a sentence ends; what is no plain text stays in one piece. */
function sentences(inline: Inline): { inline: Inline; begins: boolean }[] {
  if (inline.type !== 'text') return [{ inline, begins: false }];
  return inline.text.split(/(?<=[.?!]\s)/).map((text, index) => ({
    inline: { type: 'text', text },
    begins: index > 0,
  }));
}

/** About how many letters a line has; an equation within it counts as a few. */
function lengthOf(inlines: readonly Inline[]): number {
  return inlines.reduce((sum, inline) => {
    if (inline.type === 'text') return sum + inline.text.length;
    if (inline.type === 'maths') return sum + 4;
    if (inline.type === 'quantity')
      return sum + inline.runs.map(({ text }) => text).join('').length;
    return sum + lengthOf(inline.children);
  }, 0);
}
