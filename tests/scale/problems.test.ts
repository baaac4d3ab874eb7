import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunch } from '../../tools/chromium.ts';
import { freePort, startEngine, type Engine } from '../../tools/engine.ts';
import { report, shareOf, timeToPaint } from './key-to-paint.ts';

let engine: Engine;
let browser: Browser;
beforeAll(async () => {
  engine = await startEngine(await freePort());
  browser = await chromium.launch(chromiumLaunch());
});
afterAll(async () => {
  await browser.close();
  await engine.stop();
});

test('the verdict is soon on the screen, on a processor four times slower', async () => {
  const address = `${engine.origin}/resources/study-materials/problems/propane-drum`;
  const act = async (page: Page) => {
    await page.getByRole('textbox').first().focus();
    for (const typed of ['39.8 bar', '3.98 MPa', '12 kg/s', '40 barg']) {
      await page.keyboard.type(typed, { delay: 120 });
      await page.keyboard.press('Enter', { delay: 120 });
      await page.locator('.verdict').waitFor();
      await page.keyboard.press('ControlOrMeta+A', { delay: 120 });
    }
  };
  const durations = await timeToPaint(browser, { address, event: 'keydown', act });
  report('a problem, key to echo and verdict', durations);
  expect(durations).toHaveLength(42);
  // The goal is 50 ms. On a quiet machine it is 16 and 32 ms, and one may be busy throughout.
  expect(shareOf(durations, 0.5)).toBeLessThanOrEqual(32);
  expect(shareOf(durations, 0.95)).toBeLessThanOrEqual(52);
});
