/**
 * Cuts the two typefaces down to the letters and weights the site uses, into src/styles/fonts/.
 * Run `npm run fonts` after a new font version or a change of weights; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

interface Face {
  source: string;
  target: string;
  axes: Record<string, number | { min: number; max: number }>;
}

const faces: Face[] = [
  {
    // The optical size is pinned where the face has its character: headings are never set small.
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    target: 'bricolage-grotesque.woff2',
    axes: { opsz: 36, wght: { min: 600, max: 700 } },
  },
  {
    source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    target: 'atkinson-hyperlegible-next.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

const codePoints = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

// Basic Latin, Latin-1, and the punctuation and signs that prose and chemistry need.
const letters = codePoints(0x20, 0x7e) + codePoints(0xa0, 0xff) + 'ŒœıŸ–—‘’‚“”„•…′″‹›€−™';

for (const { source, target, axes } of faces) {
  const whole = await readFile(`node_modules/@fontsource-variable/${source}`);
  const subset = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(`src/styles/fonts/${target}`, subset);
  console.log(`${target}: ${String(whole.length)} → ${String(subset.length)} bytes`);
}
