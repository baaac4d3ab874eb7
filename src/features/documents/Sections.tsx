import type { Block } from '../../documents/document.ts';
import { Blocks } from './Blocks.tsx';

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

/**
 * The text of a lesson, section by section. Chromium lays out a section when it comes near the
 * window: equations are made of thousands of small pieces, and most are far down the page.
 */
export function Sections({ blocks }: { blocks: readonly Block[] }) {
  const starts = startsOf(blocks);
  return starts.map((start, index) => (
    <section key={start}>
      <Blocks blocks={blocks.slice(start, starts[index + 1])} />
    </section>
  ));
}
