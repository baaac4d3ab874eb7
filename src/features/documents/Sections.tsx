import type { Block } from '../../documents/document.ts';
import { Blocks } from './Blocks.tsx';

/**
 * The text of a lesson, section by section. Chromium lays out a section when it comes near the
 * window: equations are made of thousands of small pieces, and most are far down the page.
 */
export function Sections({ blocks }: { blocks: readonly Block[] }) {
  const starts = blocks.flatMap((block, index) =>
    index === 0 || (block.type === 'heading' && block.depth === 2) ? [index] : [],
  );
  return starts.map((start, index) => (
    <section key={start}>
      <Blocks blocks={blocks.slice(start, starts[index + 1])} />
    </section>
  ));
}
