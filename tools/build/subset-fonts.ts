/**
 * Writes subsets of the typefaces to src/styles/fonts/, with only the letters and weights that the
 * site uses. Run `npm run fonts` after a new font version or a change of weights; the results are
 * committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont, { type Options } from 'subset-font';
import { mathLetters, slantedLetters } from '../../src/documents/maths/letters.ts';

interface Face {
  source: string;
  target: string;
  letters: string;
  options: Omit<Options, 'targetFormat'>;
}

const codePoints = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

// Basic Latin, Latin-1, and the punctuation and symbols used in prose and chemistry.
const letters = codePoints(0x20, 0x7e) + codePoints(0xa0, 0xff) + 'ŒœıŸ–—‘’‚“”„•…′″‹›€−™';

const faces: Face[] = [
  {
    // A fixed optical size is enough, because headings are never small.
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    target: 'bricolage-grotesque.woff2',
    letters,
    options: { variationAxes: { opsz: 36, wght: { min: 600, max: 700 } } },
  },
  {
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    target: 'atkinson-hyperlegible-next.woff2',
    letters,
    options: { variationAxes: { wght: { min: 400, max: 700 } } },
  },
  {
    // Leaves out optional font features. The MATH table and its taller glyphs are always kept.
    source: '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
    target: 'stix-two-math.woff2',
    letters: mathLetters + slantedLetters,
    options: { keepFeatures: [], noHinting: true },
  },
];

for (const { source, target, letters: kept, options } of faces) {
  const whole = await readFile(`node_modules/${source}`);
  const subset = await subsetFont(whole, kept, { targetFormat: 'woff2', ...options });
  await writeFile(`src/styles/fonts/${target}`, subset);
  console.log(`${target}: ${String(whole.length)} → ${String(subset.length)} bytes`);
}
