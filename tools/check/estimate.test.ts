import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLesson } from '../../src/documents/read/read-lesson.ts';
import { estimateLesson, weightWords } from './estimate.ts';

const estimateOf = (change: (text: string) => string) => {
  const file = 'tests/fixtures/content/lessons/mixing.mdx';
  // The books of the test board aren't in the library.
  const text = readFileSync(file, 'utf8').replaceAll(/<Reference book.*\n/g, '');
  return estimateLesson(readLesson(file, change(text)));
};

test('estimates more bytes and pages for more text', () => {
  const words = Array.from({ length: 3000 }, (_, at) => ((at * 7919) % 10_007).toString(36));
  const [short, long] = [
    estimateOf((text) => text),
    estimateOf((text) =>
      text.replace('## The equations', `${words.join(' ')}\n\n## The equations`),
    ),
  ];
  expect(long.bytes).toBeGreaterThan(short.bytes + 4000);
  expect(long.pages).toBeGreaterThan(short.pages);
});

test('describes an estimate and warns about a nearly full page', () => {
  expect(weightWords({ bytes: 27_040 })).toBe(
    'about 27.0 KB of the 42.0 KB it’s allowed, 64%. It’s an estimate, give or take a few percent; the checks weigh the built page.',
  );
  expect(weightWords({ bytes: 41_000 })).toContain('That’s close.');
});
