import type {
  Block,
  OnPaper,
  ExploreBlock,
  SelfCheckBlock,
  TurnBlock,
} from '../../documents/document/document.ts';

type StepBlock = Extract<Block, { type: 'step' }>;
type FigureBlock = Extract<Block, { type: 'drawing' | 'plot' }>;

/**
 * Part of an example that's collapsed on a phone: a step or figure, and the blocks that follow it.
 */
interface Folded {
  first: StepBlock | FigureBlock;
  behind: Block[];
}

/** Part of an example on a phone: a visible block, or a list of collapsed rows. */
type ExamplePart = { type: 'open'; block: Block } | { type: 'folds'; rows: Folded[] };

/** Returns true for an example with several steps. Phones collapse its steps. */
export const isLong = (blocks: readonly Block[]): boolean => stepsIn(blocks) > 1;

/** Counts the steps. If a passage has two versions, counts the steps of only one version. */
const stepsIn = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => {
    if (block.type === 'step') return sum + 1;
    return block.type === 'way' && block.way === 'either' ? sum + stepsIn(block.children) : sum;
  }, 0);

/** Splits an example into parts. Everything before its first step stays visible. */
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

/** Tables with at most this many rows have no copy button, because typing them is quick. */
const fewRows = 5;

export const isCopied = (block: Block): boolean =>
  block.type === 'table' && block.isData === true && block.rows.length > fewRows;

export const paperClass = ({ isWide, isOnPaper }: Omit<OnPaper, 'blank'>): string | undefined =>
  isWide ? 'wide' : isOnPaper ? undefined : 'no-print';

/** Indexes at which sections start, including the text before the first heading. */
const startsOf = (blocks: readonly Block[]): number[] =>
  blocks.flatMap((block, index) =>
    index === 0 || (block.type === 'heading' && block.depth === 2) ? [index] : [],
  );

/** Splits a document's blocks after a given number of sections. */
export function cutAfter(sections: number, blocks: readonly Block[]): [Block[], Block[]] {
  const start = startsOf(blocks)[sections] ?? blocks.length;
  return [blocks.slice(0, start), blocks.slice(start)];
}

/** Part of a section: text or something interactive. Consecutive questions form one part. */
type Piece =
  | { type: 'text'; blocks: Block[] }
  | ExploreBlock
  | TurnBlock
  | { type: 'selfChecks'; checks: SelfCheckBlock[] };

export function sectionsOf(blocks: readonly Block[]): Piece[][] {
  const starts = startsOf(blocks);
  return starts.map((start, index) => piecesOf(blocks.slice(start, starts[index + 1])));
}

function piecesOf(blocks: readonly Block[]): Piece[] {
  return blocks.reduce<Piece[]>((pieces, block) => {
    if (block.type === 'explore' || block.type === 'turn') return [...pieces, block];
    const last = pieces.at(-1);
    if (block.type === 'selfCheck') {
      return last?.type === 'selfChecks'
        ? [...pieces.slice(0, -1), { ...last, checks: [...last.checks, block] }]
        : [...pieces, { type: 'selfChecks', checks: [block] }];
    }
    return last?.type === 'text'
      ? [...pieces.slice(0, -1), { type: 'text', blocks: [...last.blocks, block] }]
      : [...pieces, { type: 'text', blocks: [block] }];
  }, []);
}
