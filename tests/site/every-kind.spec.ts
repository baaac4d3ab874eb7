import { expect, test as base, type Page } from '@playwright/test';
import { noonOf, type Clock } from '../clocks.ts';
import { expectAccessibleAtEverySize } from '../axe.ts';
import { beginnings, phone } from '../first-screen.ts';
import { countShifts, textFaces } from '../layout-shift.ts';
import { samples } from '../routes.ts';
import { runsScripts } from '../script-pages.ts';
import { usedStorage } from '../used-storage.ts';
import {
  blockFonts,
  renderEverything,
  expandEverything,
  stableText,
  waitUntilReady,
} from '../browser-page.ts';
import {
  addStyle,
  expectItFits,
  expectNoSidewaysScrolling,
  expectTheSameWithoutScripts,
  expectTheSameWithoutStyle,
  widerText,
} from '../reading.ts';

/**
 * Uses a running clock instead of a fixed one, because the simulated visitors wait. It runs faster
 * than real time.
 */
const test = base.extend<{ clock: Clock }>({
  clock: ['2025-10-06', { option: true }],
  baseURL: process.env['SITE_ORIGIN'],
  context: async ({ context, clock }, use) => {
    await context.clock.install({ time: noonOf(clock) });
    await use(context);
  },
});

// Opening a page takes longer than checking it, so each visit makes all checks.
for (const route of samples) {
  test(`${route} works for new and returning visitors, on every screen, without scripts or styles`, async ({
    page,
    browser,
    baseURL,
    clock,
  }) => {
    const { requests, complaints } = watch(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    await test.step('requests nothing from other hosts, and scripts only if needed', async () => {
      expect(requests.filter((line) => !line.includes(baseURL ?? ''))).toEqual([]);
      await expect
        .poll(() => requests.some((line) => line.startsWith('script')))
        .toBe(runsScripts(route));
    });
    await waitUntilReady(page);
    await test.step('doesn’t change by itself', () => expectNothingNewIn10Seconds(page));
    expect(complaints).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await test.step('axe finds nothing', () => expectAccessibleAtEverySize(page));
    await page.setViewportSize(phone);
    await test.step('begins on the first screen of a phone, 16 px from the stream', async () => {
      expect((await beginnings(page)).words ?? 0).toBeLessThan(phone.height);
      expect((await gapToTheStream(page)) ?? 16).toBeGreaterThanOrEqual(16);
    });
    await test.step('needs no sideways scrolling at any zoom', async () => {
      await expectNoSidewaysScrolling(page);
      await page.setViewportSize(phone);
      await expandEverything(page);
      await addStyle(page, widerText);
      await expectItFits(page, 'text spacing');
      await page.evaluate(() => document.adoptedStyleSheets.pop());
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await test.step('has every word and link without CSS', () => expectTheSameWithoutStyle(page));

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await blockFonts(page, textFaces);
    const shift = await countShifts(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    await test.step('doesn’t move while it loads, even on a tablet', async () => {
      expect(await shift(), 'on a desk').toBeLessThan(0.02);
      await page.setViewportSize({ width: 768, height: 1024 });
      await page.reload({ waitUntil: 'networkidle' });
      expect(await shift(), 'on a tablet').toBeLessThan(0.02);
      await page.setViewportSize({ width: 1280, height: 800 });
    });
    await test.step('has the same text without JavaScript', async () => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        ...(baseURL && { baseURL }),
      });
      await waitUntilReady(page);
      const plain = await context.newPage();
      await plain.goto(route);
      await expectTheSameWithoutScripts(page, plain);
      await context.close();
    });

    await page.unroute(textFaces);
    complaints.length = 0;
    // The stored data is from noon, and the page counts minutes from then.
    await page.clock.setSystemTime(noonOf(clock));
    await page.evaluate(
      (entries) => {
        for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
      },
      usedStorage(noonOf(clock)),
    );
    await page.reload();
    await waitUntilReady(page);
    await test.step('doesn’t change by itself for a returning visitor', () =>
      expectNothingNewIn10Seconds(page));
    expect(complaints).toEqual([]);
  });
}

function watch(page: Page): { requests: string[]; complaints: string[] } {
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    // Chromium's PDF viewer is a page of its own.
    if (request.url().startsWith('chrome')) return;
    requests.push(`${request.resourceType()} ${request.url()}`);
  });
  page.on('console', (message) => {
    // The not-found page responds with 404.
    if (!message.text().includes('status of 404')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { requests, complaints };
}

async function expectNothingNewIn10Seconds(page: Page): Promise<void> {
  await renderEverything(page);
  const words = () => page.locator('body').innerText();
  const before = await stableText(words);
  await page.clock.runFor(10_000);
  expect(await words()).toBe(before);
  await expect(page.locator('.living.has-failed')).toHaveCount(0);
}

/**
 * Returns the gap between the text and the stream at the right edge, or undefined if there is no
 * stream.
 */
const gapToTheStream = (page: Page) =>
  page.evaluate(() => {
    const rail = document.querySelector('.rail');
    if (!rail) return undefined;
    const { right, width } = getComputedStyle(rail, '::after');
    return -Number.parseFloat(right) - Number.parseFloat(width);
  });
