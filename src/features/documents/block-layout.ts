import type { Block, OnPaper } from '../../documents/document/document.ts';

type StepBlock = Extract<Block, { type: 'step' }>;
type FigureBlock = Extract<Block, { type: 'drawing' | 'plot' }>;

/** A part of an example that folds on a phone: a step or a figure, and what is said behind it. */
interface Folded {
  first: StepBlock | FigureBlock;
  behind: Block[];
}

/** An example as it is read on a phone: what stays open, and what folds, row by row. */
type ExamplePart = { type: 'open'; block: Block } | { type: 'folds'; rows: Folded[] };

/** Whether an example has several steps, which fold on a phone; one is sooner read than opened. */
export const isLong = (blocks: readonly Block[]): boolean => stepsIn(blocks) > 1;

/** How many steps there are; of two ways to tell them, in one. */
const stepsIn = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => {
    if (block.type === 'step') return sum + 1;
    return block.type === 'way' && block.way === 'either' ? sum + stepsIn(block.children) : sum;
  }, 0);

/** The parts of an example. What comes before its first step is its statement and stays open. */
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

/** So few rows anybody types as fast as they copy them. */
const fewRows = 5;

/** Whether a table of a lesson can be copied with a button. */
export const isCopied = (block: Block): boolean =>
  block.type === 'table' && block.isData === true && block.rows.length > fewRows;

/** The class of a figure that paper treats in a way of its own. */
export const paperClass = ({ isWide, isOnPaper }: Omit<OnPaper, 'blank'>): string | undefined =>
  isWide ? 'wide' : isOnPaper ? undefined : 'no-print';
