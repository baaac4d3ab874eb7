import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyToPaint, keyToResult, meanOf, report, shareOf, timeToPaint } from './key-to-paint.ts';
import { twoSites, type TwoSites } from './large-site.ts';

let sites: TwoSites;
beforeAll(async () => {
  sites = await twoSites();
});
afterAll(() => sites.close());

/** Measures the same on the large site and on the small one, and compares their means. */
async function expectAtMost(
  times: number,
  what: string,
  measure: (origin: string) => Promise<number[]>,
): Promise<void> {
  const [many, few] = [await measure(sites.many), await measure(sites.few)];
  report(what, many);
  report(`${what}, on the small site of the tests`, few);
  expect(many).toHaveLength(few.length);
  // Durations come in steps of 8 ms: their means tell more than their middles.
  expect(meanOf(many)).toBeLessThanOrEqual(times * meanOf(few));
}

test('with 1,000 lessons a key is nearly as soon on the screen as with a few', () =>
  expectAtMost(3, '1,000 lessons, key to paint', (origin) =>
    keyToPaint(sites.browser, `${origin}/resources/studyhome`, ['lesson', 'gen 21', 'the build']),
  ));

test('a search over everything has its results soon on the screen, with much as with little', async () => {
  for (const [origin, size] of [
    [sites.many, 'with all that we promise'],
    [sites.few, 'on the small site of the tests'],
  ] as const) {
    const durations = await keyToResult(sites.browser, `${origin}/search`, [
      'heat',
      'the page',
      'room',
    ]);
    report(`search over everything, key to results, ${size}`, durations);
    // On a processor four times slower.
    expect.soft(shareOf(durations, 0.95), size).toBeLessThanOrEqual(100);
  }
});

test('with 5,000 events a month is turned as quickly as with a few', () =>
  expectAtMost(1.6, '5,000 events, click to paint', (origin) => turnMonths(origin)));

/** Turns months to and fro: how long each click took. */
function turnMonths(origin: string): Promise<number[]> {
  const act = async (page: Page) => {
    // Both end before today: the month with their last events.
    await page.getByRole('button', { name: /^Show/ }).click();
    for (let round = 0; round < 6; round += 1) {
      for (const name of ['Prev', 'Prev', 'Next', 'Next']) {
        const button = await page.getByRole('button', { name }).boundingBox();
        // By the mouse alone: a locator's own click adds listeners that cost as much as the month.
        await page.mouse.move((button?.x ?? 0) + 20, (button?.y ?? 0) + 15);
        await page.mouse.down();
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await page.mouse.up();
      }
    }
  };
  const viewport = { width: 1280, height: 800 };
  return timeToPaint(sites.browser, {
    address: `${origin}/events`,
    event: 'click',
    act,
    viewport,
  });
}

test('the verdict on an answer is soon on the screen', async () => {
  const address = `${sites.few}/resources/study-materials/problems/tank-gauge`;
  const act = async (page: Page) => {
    await page.getByRole('textbox').first().focus();
    for (const typed of ['78.3 kPa', '0.78 bar', '12 kg/s', '11 psig']) {
      await page.keyboard.type(typed, { delay: 120 });
      await page.keyboard.press('Enter', { delay: 120 });
      await page.locator('.verdict').waitFor();
      await page.keyboard.press('ControlOrMeta+A', { delay: 120 });
    }
  };
  const durations = await timeToPaint(sites.browser, { address, event: 'keydown', act });
  report('a problem, key to echo and verdict', durations);
  expect(durations.length).toBeGreaterThan(30);
  // The goal is 50 ms, on a processor four times slower.
  expect(shareOf(durations, 0.5)).toBeLessThanOrEqual(50);
});
