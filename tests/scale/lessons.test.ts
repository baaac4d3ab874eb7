import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courses } from '../content.ts';
import { scaledSite, type ScaledSite } from './scaled-site.ts';
import { wordsFrom } from './words.ts';

const lessonsInAll = 1000;
const lessonsOfACourse = 10;

const vocabulary = [
  ...new Set(
    courses.subjects
      .flatMap(({ classes }) => classes)
      .flatMap(({ lessons }) => lessons)
      .flatMap(({ title, description }) => `${title} ${description}`.split(' ')),
  ),
];
const words = (seed: number, length: number) => wordsFrom(vocabulary, seed, length);

let scaled: ScaledSite;
beforeAll(async () => {
  const [first, ...others] = courses.subjects;
  const classes = Array.from({ length: lessonsInAll / lessonsOfACourse }, (_, course) => ({
    code: `GEN ${String(course)}`,
    name: words(course, 3),
    lessons: Array.from({ length: lessonsOfACourse }, (__, lesson) => ({
      title: words(1000 + course * lessonsOfACourse + lesson, 5),
      description: words(9000 + course * lessonsOfACourse + lesson, 12),
    })),
  }));
  const subjects = [{ ...first, classes: [...(first?.classes ?? []), ...classes] }, ...others];
  scaled = await scaledSite('content/courses.yaml', { ...courses, subjects });
});
afterAll(() => scaled.close());

test('a page of 1,000 lessons more weighs at most 100 KB', () => {
  const page = readFileSync(join(scaled.folder, 'dist/resources/studyhome.html'));
  const bytes = brotliCompressSync(page).length;
  console.log(`1,000 lessons: ${String(bytes)} bytes brotli, ${String(page.length)} unpacked`);
  expect(bytes).toBeLessThanOrEqual(100_000);
});
