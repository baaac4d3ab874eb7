import type { Block } from '../../documents/document/document.ts';

/** So few rows anybody types as fast as they copy them. */
const fewRows = 5;

/** Whether a table of a lesson can be copied with a button. */
export const isCopied = (block: Block): boolean =>
  block.type === 'table' && block.isData === true && block.rows.length > fewRows;
