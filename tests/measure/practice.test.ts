import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunch } from '../../tools/build/chromium.ts';
import { freePort, startEngine, type Engine } from '../../tools/host/engine.ts';
import { copyFixture, withoutPrinting, type ProjectCopy } from '../project-copy.ts';
import { manyProblems } from '../scale/many-problems.ts';
import { keyToPaint, report, shareOf, timeToPaint } from './key-to-paint.ts';

let site: ProjectCopy;
let engine: Engine;
let browser: Browser;
beforeAll(async () => {
  site = copyFixture();
  for (const [file, text] of Object.entries(manyProblems(site.folder))) site.write(file, text);
  const { succeeded, output } = site.build(withoutPrinting);
  if (!succeeded) throw new Error(output);
  engine = await startEngine(await freePort(), { folder: site.folder });
  browser = await chromium.launch(chromiumLaunch());
});
afterAll(async () => {
  await browser.close();
  await engine.stop();
  site.remove();
});

/** Limit for the 95th percentile in ms, with the processor slowed down by a factor of four. */
const goal = 50;
const path = '/resources/study-materials';
const searches = ['problem', 'the page', 'pra 11'];

test.each([
  ['in the classes', ''],
  ['among the problems of a size', '?size=warm-up'],
  ['among all problems that are not mastered', '?state=not-mastered'],
])('with 500 problems, a key in a search %s is painted quickly', async (where, chosen) => {
  const durations = await keyToPaint(browser, `${engine.origin}${path}${chosen}`, searches);
  report(`500 problems, key to paint, ${where}`, durations);
  expect(shareOf(durations, 0.95)).toBeLessThanOrEqual(goal);
});

/** Changes every filter with the arrow keys, which update the list immediately. */
async function choose(page: Page): Promise<void> {
  for (const label of ['Class', 'Topic', 'Progress', 'Size', 'Time']) {
    await page.getByRole('combobox', { name: label, exact: true }).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home']) {
      await page.keyboard.press(key, { delay: 150 });
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }
}

test('with 500 problems, a filter choice is painted quickly', async () => {
  const durations = await timeToPaint(browser, {
    address: `${engine.origin}${path}`,
    event: 'keydown',
    act: choose,
    viewport: { width: 1280, height: 800 },
  });
  report('500 problems, choice to paint', durations);
  expect(shareOf(durations, 0.95)).toBeLessThanOrEqual(goal);
});
