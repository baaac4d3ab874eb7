import type { Browser, Page } from '@playwright/test';

/** A page on a processor four times slower, and how long what happened there took to be painted. */
export interface SlowPage {
  page: Page;
  /** Closes the page; the durations of 16 ms and more, in ms. */
  finish: () => Promise<number[]>;
}

/** Opens a page slowly and watches one kind of event on it. */
export async function slowPage(
  browser: Browser,
  address: string,
  event: 'keydown' | 'click',
  viewport = { width: 360, height: 740 },
): Promise<SlowPage> {
  const page = await browser.newPage({ viewport });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate((wanted) => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === wanted) durations.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(globalThis, { durations });
  }, event);
  return {
    page,
    finish: async () => {
      const durations = await page.evaluate(
        () => (globalThis as unknown as { durations: number[] }).durations,
      );
      await page.close();
      return durations;
    },
  };
}

/** Types searches into a page and takes them back: how long each key took, in order. */
export async function keyToPaint(
  browser: Browser,
  address: string,
  searches: readonly string[],
): Promise<number[]> {
  const durations: number[] = [];
  for (let visit = 0; visit < 5; visit += 1) {
    const { page, finish } = await slowPage(browser, address, 'keydown');
    await page.getByRole('searchbox').focus();
    for (const text of searches) {
      await page.keyboard.type(text, { delay: 120 });
      for (let left = text.length; left > 0; left -= 1) {
        await page.keyboard.press('Backspace', { delay: 120 });
      }
    }
    durations.push(...(await finish()));
  }
  return durations.sort((a, b) => a - b);
}

/** The duration that a share of them, which are in order, does not exceed. */
export const shareOf = (durations: readonly number[], part: number) =>
  durations[Math.floor(durations.length * part)] ?? 0;

/** Prints the figures of a measurement. */
export function report(what: string, durations: readonly number[]): void {
  console.log(
    `${what}: half within ${String(shareOf(durations, 0.5))} ms, 95 % within ${String(shareOf(durations, 0.95))} ms, slowest ${String(durations.at(-1))} ms`,
  );
}

/** Words that differ from seed to seed, and are the same in every run. */
export function wordsFrom(vocabulary: readonly string[], seed: number, length: number): string {
  let state = seed + 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return vocabulary[state % vocabulary.length] ?? '';
  };
  return Array.from({ length }, next).join(' ');
}
