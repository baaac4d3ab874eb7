import { brotliCompressSync, constants } from 'node:zlib';
import { KeptOutcomes, keyOf } from './kept-outcomes.ts';

/** Cached by content. */
export const keptSizes = new KeptOutcomes<number>('sizes', ['tools/check/brotli-size.ts']);

export function brotliSize(
  content: Buffer | string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): number {
  const key = keyOf(content, String(quality));
  return keptSizes.get(key) ?? keptSizes.keep(key, packedSize(content, quality));
}

const packedSize = (content: Buffer | string, quality: number) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
