import type { Equation } from '../maths/typeset.ts';
import type { Block, Inline, EitherOr } from './document.ts';

type Table = Extract<Block, { type: 'table' }>;

/** Consecutive equations with the text that introduces them. */
interface Formula {
  words: Inline[];
  /** Full text of the paragraph. `words` contains only its end. */
  paragraph: Inline[];
  equations: Equation[];
  /** Where some of the equations hold, from the steps that use them. */
  ranges: Inline[][];
  /** Equations in two versions, each with its label. */
  versions: { way: EitherOr; words: string; equations: Equation[] }[];
}

/** A one-page summary of a lesson: its equations by section, and its symbols. */
export interface FormulaSheet {
  sections: { id: string; title: Inline[]; formulas: Formula[] }[];
  symbols: Table[];
}

/** Maximum length of the introduction. A longer one keeps only its last sentences. */
const longestWords = 150;

export function formulaSheet(blocks: readonly Block[]): FormulaSheet | undefined {
  const sections: FormulaSheet['sections'] = [];
  const rangesOf = rangesByFormula(blocks);
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
    const formula = last ?? { words, paragraph, equations: [], ranges: [], versions: [] };
    if (block.type === 'way')
      formula.versions.push({ way: block.way, words: block.words, equations });
    else formula.equations.push(...equations);
    formula.ranges.push(...equations.flatMap(rangesOf));
    if (!last) section.formulas.push(formula);
    if (sections.at(-1) !== section) sections.push(section);
  }
  if (sections.length === 0) return undefined;
  return { sections, symbols: blocks.filter(isTableOfSymbols) };
}

/** Returns the display equations of a block, without those of examples. */
function equationsOf(block: Block): Equation[] {
  if (block.type === 'equation') return [block.equation];
  return block.type === 'way' ? block.children.flatMap(equationsOf) : [];
}

/**
 * Finds where an equation holds: the range of the step with the same left side, unless other
 * equations have that left side, too.
 */
function rangesByFormula(blocks: readonly Block[]): (equation: Equation) => Inline[][] {
  const steps = blocks.flatMap(rangesIn);
  const lefts = blocks.flatMap(equationsOf).flatMap(leftsOf);
  const isOnly = (left: string) =>
    [lefts, steps.map(([of]) => of)].every((all) => all.filter((of) => of === left).length === 1);
  const ranges = new Map(steps.filter(([left]) => isOnly(left)));
  return (equation) =>
    leftsOf(equation).flatMap((left) => [ranges.get(left) ?? []].filter(hasWords));
}

const hasWords = (words: readonly Inline[]) => words.length > 0;

/** Returns the ranges of the steps in a block, each with the left side of its equation. */
function rangesIn(block: Block): [left: string, range: Inline[]][] {
  if (block.type === 'step') return [[leftsOf(block.equation)[0] ?? '', block.range ?? []]];
  return block.type === 'example' || block.type === 'way' ? block.children.flatMap(rangesIn) : [];
}

/** Returns the left side of each formula in an equation. */
const leftsOf = (equation: Equation): string[] =>
  equation.map(
    (formula) =>
      formula
        .flat()
        .join('')
        .split(/<mo[^>]*>[=≈≡]/)[0] ?? '',
  );

/** Recognizes a table of symbols, meanings and units. */
export function isTableOfSymbols(block: Block): block is Table {
  if (block.type !== 'table' || block.head.length !== 3) return false;
  if (block.head[0]?.[0]?.type !== 'text') return false;
  const symbols = block.rows.filter(([cell]) => cell?.[0]?.type === 'maths');
  return symbols.length > block.rows.length / 2;
}

/** Returns the last sentences of a paragraph that fit on the line above an equation. */
function lastSentences(inlines: readonly Inline[]): Inline[] {
  const pieces = inlines.flatMap(sentences);
  const starts = pieces.flatMap(({ begins }, index) => (begins || index === 0 ? [index] : []));
  const start =
    starts.find((at) => lengthOf(pieces.slice(at).map(({ inline }) => inline)) <= longestWords) ??
    starts.at(-1);
  return pieces.slice(start).map(({ inline }) => inline);
}

/** Splits text into sentences. Keeps other inlines whole. */
function sentences(inline: Inline): { inline: Inline; begins: boolean }[] {
  if (inline.type !== 'text') return [{ inline, begins: false }];
  return inline.text.split(/(?<=[.?!]\s)/).map((text, index) => ({
    inline: { type: 'text', text },
    begins: index > 0,
  }));
}

/** Approximate length in letters, with a few letters for each equation. */
function lengthOf(inlines: readonly Inline[]): number {
  return inlines.reduce((sum, inline) => {
    if (inline.type === 'text') return sum + inline.text.length;
    if (inline.type === 'maths') return sum + 4;
    if (inline.type === 'quantity')
      return sum + inline.runs.map(({ text }) => text).join('').length;
    return sum + lengthOf(inline.children);
  }, 0);
}
