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

/**
 * About how long a section is, where it is longer than most. Chromium keeps room for it before it lays it out: too little, and what
 * is in it would lie over what comes next for whoever asks before, as programs that check pages do.
 */
export function lengthOf(pieces: readonly Piece[]): 'long' | 'longest' | undefined {
  const height = sum(pieces, (piece) => {
    if (piece.type === 'text') return sum(piece.blocks, heightOf);
    return piece.type === 'explore' ? 85 : 26 * piece.checks.length;
  });
  return height > 140 ? 'longest' : height > 60 ? 'long' : undefined;
}

/** About how high a block is on a wide screen, in rem, as those of twelve lessons are. */
function heightOf(block: Block): number {
  switch (block.type) {
    case 'example':
      return 13 * block.children.length;
    case 'table':
    case 'givens':
      return 2.7 * block.rows.length;
    case 'list':
      return 4 * block.items.length;
    case 'plot':
    case 'drawing':
      return 24;
    case 'step':
    case 'warning':
      return 12;
    default:
      return 5;
  }
}

const sum = <Item>(items: readonly Item[], numberOf: (item: Item) => number): number =>
  items.reduce((total, item) => total + numberOf(item), 0);
