import type { Block, ExploreBlock, SelfCheckBlock } from '../../documents/document/document.ts';

/** Where in a text its sections begin, and where what stands before the first one. */
const startsOf = (blocks: readonly Block[]): number[] =>
  blocks.flatMap((block, index) =>
    index === 0 || (block.type === 'heading' && block.depth === 2) ? [index] : [],
  );

/** A text cut in two after so many of its sections. */
export function cutAfter(sections: number, blocks: readonly Block[]): [Block[], Block[]] {
  const start = startsOf(blocks)[sections] ?? blocks.length;
  return [blocks.slice(0, start), blocks.slice(start)];
}

/** A part of a section: text, or something that a script brings to life; questions in a row are one. */
type Piece =
  | { type: 'text'; blocks: Block[] }
  | ExploreBlock
  | { type: 'selfChecks'; checks: SelfCheckBlock[] };

/** The sections of a text, each in its pieces. */
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
