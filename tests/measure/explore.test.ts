import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunch } from '../../tools/build/chromium.ts';
import { freePort, startEngine, type Engine } from '../../tools/host/engine.ts';
import { report, shareOf, timeToPaint } from './key-to-paint.ts';
import { documentFiles, nameOf } from '../../src/content/read/source-files.ts';

let browser: Browser;
let engine: Engine;
beforeAll(async () => {
  engine = await startEngine(await freePort());
  browser = await chromium.launch(chromiumLaunch());
});
afterAll(async () => {
  await browser.close();
  await engine.stop();
});

/** Two frames at 60 Hz, in ms. */
const twoFrames = 32;

/** Moves every slider of a page back and forth with the keyboard. */
async function moveSliders(page: Page): Promise<void> {
  const sliders = page.getByRole('slider');
  for (let place = 0; place < (await sliders.count()); place += 1) {
    await sliders.nth(place).focus();
    // Waits until the page has scrolled and rendered the content that it had skipped.
    await page.waitForTimeout(300);
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp']) {
      await page.keyboard.press(key, { delay: 60 });
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }
}

test.each(documentFiles('lessons').map(nameOf))(
  'in %s, a slider step is painted within two frames',
  async (name) => {
    const durations = await timeToPaint(browser, {
      // The figure loads at once if the address has settings.
      address: `${engine.origin}/resources/study-materials/${name}?explore=1`,
      event: 'keydown',
      act: moveSliders,
      viewport: { width: 1280, height: 800 },
    });
    report(`${name}, slider to paint`, durations);
    // The processor is slowed down by a factor of four.
    expect(shareOf(durations, 0.95)).toBeLessThanOrEqual(twoFrames);
  },
);
