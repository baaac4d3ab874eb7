import type { Block, Inline } from './document.ts';
import { flatText } from '../../domain/quantities/print.ts';

/** Givens that follow each other become one table, references one list. */
export function arranged(blocks: readonly Block[]): Block[] {
  return blocks.reduce<Block[]>((done, block) => {
    const last = done.at(-1);
    if (last?.type === 'givens' && block.type === 'givens') {
      return [...done.slice(0, -1), { ...last, rows: [...last.rows, ...block.rows] }];
    }
    if (last?.type === 'references' && block.type === 'references') {
      return [...done.slice(0, -1), { ...last, items: [...last.items, ...block.items] }];
    }
    return [...done, block];
  }, []);
}

/** Words without their decoration, for a list of contents. */
export const plainText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) =>
      inline.type === 'text'
        ? inline.text
        : inline.type === 'quantity'
          ? flatText(inline.runs)
          : 'children' in inline && !(inline.type === 'way' && inline.way === 'or')
            ? plainText(inline.children)
            : '',
    )
    .join('');
