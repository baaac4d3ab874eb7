import type { Block, OnPaper } from '../../documents/document/document.ts';

type StepBlock = Extract<Block, { type: 'step' }>;
type FigureBlock = Extract<Block, { type: 'drawing' | 'plot' }>;

/** Part of an example that folds on a phone: a step or figure, and what follows it. */
interface Folded {
  first: StepBlock | FigureBlock;
  behind: Block[];
}

/** Part of an example on a phone: an open block, or rows that fold. */
type ExamplePart = { type: 'open'; block: Block } | { type: 'folds'; rows: Folded[] };

/** True for an example with several steps, which fold on a phone. */
export const isLong = (blocks: readonly Block[]): boolean => stepsIn(blocks) > 1;

/** Number of steps, counting one of two versions. */
const stepsIn = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => {
    if (block.type === 'step') return sum + 1;
    return block.type === 'way' && block.way === 'either' ? sum + stepsIn(block.children) : sum;
  }, 0);

/** Splits an example into parts. Everything before its first step stays open. */
export function exampleParts(blocks: readonly Block[]): ExamplePart[] {
  const parts: ExamplePart[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    const row = last?.type === 'folds' ? last.rows.at(-1) : undefined;
    const isFigure = block.type === 'drawing' || block.type === 'plot';
    if (block.type === 'step' || (isFigure && row?.first.type === 'step')) {
      const begun: Folded = { first: block, behind: [] };
      if (last?.type === 'folds') last.rows.push(begun);
      else parts.push({ type: 'folds', rows: [begun] });
    } else if (row && !['result', 'givens', 'way'].includes(block.type)) {
      row.behind.push(block);
    } else {
      parts.push({ type: 'open', block });
    }
  }
  return parts;
}

/** Up to this many rows are as fast to type as to copy. */
const fewRows = 5;

/** True for a table with a copy button. */
export const isCopied = (block: Block): boolean =>
  block.type === 'table' && block.isData === true && block.rows.length > fewRows;

/** Class for a figure's appearance on paper. */
export const paperClass = ({ isWide, isOnPaper }: Omit<OnPaper, 'blank'>): string | undefined =>
  isWide ? 'wide' : isOnPaper ? undefined : 'no-print';
