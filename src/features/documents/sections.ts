import type { Block, ExploreBlock, SelfCheckBlock } from '../../documents/document/document.ts';

/** Indexes where sections begin, including the text before the first one. */
const startsOf = (blocks: readonly Block[]): number[] =>
  blocks.flatMap((block, index) =>
    index === 0 || (block.type === 'heading' && block.depth === 2) ? [index] : [],
  );

/** Splits a text after some of its sections. */
export function cutAfter(sections: number, blocks: readonly Block[]): [Block[], Block[]] {
  const start = startsOf(blocks)[sections] ?? blocks.length;
  return [blocks.slice(0, start), blocks.slice(start)];
}

/** Part of a section: text or something interactive. Consecutive questions are one part. */
type Piece =
  | { type: 'text'; blocks: Block[] }
  | ExploreBlock
  | { type: 'selfChecks'; checks: SelfCheckBlock[] };

/** Splits a text into sections and their parts. */
export function sectionsOf(blocks: readonly Block[]): Piece[][] {
  const starts = startsOf(blocks);
  return starts.map((start, index) => piecesOf(blocks.slice(start, starts[index + 1])));
}

function piecesOf(blocks: readonly Block[]): Piece[] {
  return blocks.reduce<Piece[]>((pieces, block) => {
    if (block.type === 'explore') return [...pieces, block];
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
