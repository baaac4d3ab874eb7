import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLesson } from '../../src/documents/read/read-lesson.ts';
import { estimateLesson, weightWords } from './estimate.ts';
import { documentMayWeigh } from './page-weight.ts';

const estimateOf = (change: (text: string) => string) => {
  const file = 'tests/fixtures/content/lessons/mixing.mdx';
  return estimateLesson(readLesson(file, change(readFileSync(file, 'utf8'))));
};

test('more text weighs more, may weigh more and needs more paper', () => {
  const words = Array.from({ length: 3000 }, (_, at) => ((at * 7919) % 10_007).toString(36));
  const [short, long] = [
    estimateOf((text) => text),
    estimateOf((text) =>
      text.replace('## The equations', `${words.join(' ')}\n\n## The equations`),
    ),
  ];
  expect(long.bytes).toBeGreaterThan(short.bytes + 4000);
  expect(long.allowance).toBeGreaterThan(short.allowance + 4000);
  expect(long.pages).toBeGreaterThan(short.pages);
});

test('an estimate is called one, and a page that is nearly full is told of', () => {
  expect(weightWords({ bytes: 30_040, allowance: 40_000 })).toBe(
    'about 30.0 KB of the 40.0 KB it’s allowed, 75%. It’s an estimate, give or take a few percent; the checks weigh the built page.',
  );
  expect(weightWords({ bytes: 39_000, allowance: 40_000 })).toContain('That’s close.');
});

/** A lesson's page with this many words and nothing else. */
const mayWeigh = (words: number, explorations: number) =>
  documentMayWeigh({
    words,
    signs: 40,
    figures: 1,
    explorations,
    islands: explorations,
    hashes: 6,
  });

test('a short lesson has room for its figure that moves, a long one no more than it had', () => {
  // Measured in a build: a lesson of 90 words and one still figure, 13.7 KB.
  expect(mayWeigh(440, 1)).toBeGreaterThan(1.1 * 19_894);
  expect(mayWeigh(3000, 1) - mayWeigh(3000, 0)).toBe(3310);
});

test('with every word a page may weigh as much or more', () => {
  const limits = Array.from({ length: 50 }, (_, at) => mayWeigh(100 * at, 1));
  expect(limits).toEqual(limits.toSorted((a, b) => a - b));
});
