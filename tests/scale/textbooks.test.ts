import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textbooks as catalogue } from '../content.ts';
import { scaledSite, type ScaledSite } from './scaled-site.ts';
import { wordsFrom } from './words.ts';

const count = 1000;

const vocabulary = [
  ...new Set(
    catalogue.textbooks.flatMap(({ title, author, description }) =>
      `${title} ${author} ${description ?? ''}`.split(' '),
    ),
  ),
];

const words = (seed: number, length: number) => wordsFrom(vocabulary, seed, length);

let scaled: ScaledSite;
beforeAll(async () => {
  const textbooks = Array.from({ length: count }, (_, index) => ({
    title: words(index, 6),
    author: words(index + count, 3),
    edition: `${String(1 + (index % 9))}th edition`,
    course: `CHE ${String(100 + (index % 400))}`,
    ...(index % 5 > 0 && { description: words(index + 2 * count, 14) }),
  }));
  scaled = await scaledSite('content/textbooks.yaml', { ...catalogue, textbooks });
});
afterAll(() => scaled.close());

test('a page of 1,000 textbooks weighs at most 100 KB', () => {
  const page = readFileSync(join(scaled.folder, 'dist/resources/textbooks.html'));
  const bytes = brotliCompressSync(page).length;
  console.log(`1,000 textbooks: ${String(bytes)} bytes brotli, ${String(page.length)} unpacked`);
  expect(bytes).toBeLessThanOrEqual(100_000);
});
