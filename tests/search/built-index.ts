import { globSync, readFileSync } from 'node:fs';
import { readIndex } from '../../src/features/search/index-file.ts';

/** Maximum size of the Brotli-compressed index, which is a single file: docs/decisions/035. */
export const mostBytes = 250_000;

export function readBuiltIndex(dist = 'dist') {
  const [file, ...others] = globSync(`${dist}/search/index-*.json`);
  if (file === undefined || others.length > 0) throw new Error('The index is not one file.');
  const text = readFileSync(file, 'utf8');
  const index = readIndex((JSON.parse(text) as { content: unknown }).content);
  if (!index) throw new Error(`${file} holds no index.`);
  return { index, text };
}
