import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { chromiumLaunch } from '../../tools/chromium.ts';
import { freePort, startEngine, type Engine } from '../../tools/engine.ts';
import { textbooks as catalogue } from '../content.ts';
import { keyToPaint, shareOf, wordsFrom } from './key-to-paint.ts';
import { copyProject, withoutPrinting, type ProjectCopy } from '../project-copy.ts';

const count = 1000;

const vocabulary = [
  ...new Set(
    catalogue.textbooks.flatMap(({ title, author, description }) =>
      `${title} ${author} ${description ?? ''}`.split(' '),
    ),
  ),
];

const words = (seed: number, length: number) => wordsFrom(vocabulary, seed, length);

const searches = ['process', 'kreyszig', 'che 1'];

let project: ProjectCopy;
let engine: Engine;
let browser: Browser;
beforeAll(async () => {
  project = copyProject();
  const textbooks = Array.from({ length: count }, (_, index) => ({
    title: words(index, 6),
    author: words(index + count, 3),
    edition: `${String(1 + (index % 9))}th edition`,
    course: `CHE ${String(100 + (index % 400))}`,
    ...(index % 5 > 0 && { description: words(index + 2 * count, 14) }),
  }));
  project.write('content/textbooks.yaml', stringify({ ...catalogue, textbooks }));
  const { succeeded, output } = project.build(withoutPrinting);
  expect(succeeded, output).toBe(true);
  engine = await startEngine(await freePort(), { folder: project.folder });
  browser = await chromium.launch(chromiumLaunch());
});
afterAll(async () => {
  await browser.close();
  await engine.stop();
  project.remove();
});

test('a page of 1,000 textbooks weighs at most 100 KB', () => {
  const page = readFileSync(join(project.folder, 'dist/resources/textbooks.html'));
  const bytes = brotliCompressSync(page).length;
  console.log(`1,000 textbooks: ${String(bytes)} bytes brotli, ${String(page.length)} unpacked`);
  expect(bytes).toBeLessThanOrEqual(100_000);
});

test('with 1,000 textbooks a key is soon on the screen, on a processor four times slower', async () => {
  const durations = await keyToPaint(browser, `${engine.origin}/resources/textbooks`, searches);
  const share = (part: number) => shareOf(durations, part);
  console.log(
    `1,000 textbooks, key to paint: half within ${String(share(0.5))} ms, 95 % within ${String(share(0.95))} ms, slowest ${String(durations.at(-1))} ms`,
  );
  expect(durations.length).toBeGreaterThan(50);
  // The goal is 50 ms. A busy machine has its slow moments, which the second line allows for; the
  // first attempts at this page (decision 008) fail both.
  expect(share(0.5)).toBeLessThanOrEqual(40);
  expect(share(0.95)).toBeLessThanOrEqual(80);
});
