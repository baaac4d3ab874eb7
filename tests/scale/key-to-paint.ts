import type { Browser } from '@playwright/test';

/** Types searches into a page and takes them back, on a processor four times slower: how long each
 * key of 16 ms or more took to be painted, in order. */
export async function keyToPaint(
  browser: Browser,
  address: string,
  searches: readonly string[],
): Promise<number[]> {
  const durations: number[] = [];
  for (let visit = 0; visit < 5; visit += 1) {
    durations.push(...(await oneVisit(browser, address, searches)));
  }
  return durations.sort((a, b) => a - b);
}

async function oneVisit(browser: Browser, address: string, searches: readonly string[]) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'keydown') durations.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(globalThis, { durations });
  });
  await page.getByRole('searchbox').focus();
  for (const text of searches) {
    await page.keyboard.type(text, { delay: 120 });
    for (let left = text.length; left > 0; left -= 1) {
      await page.keyboard.press('Backspace', { delay: 120 });
    }
  }
  const durations = await page.evaluate(
    () => (globalThis as unknown as { durations: number[] }).durations,
  );
  await page.close();
  return durations;
}

/** The duration that a share of them does not exceed. */
export const shareOf = (durations: readonly number[], part: number) =>
  durations[Math.floor(durations.length * part)] ?? 0;

/** Words that differ from seed to seed, and are the same in every run. */
export function wordsFrom(vocabulary: readonly string[], seed: number, length: number): string {
  let state = seed + 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return vocabulary[state % vocabulary.length] ?? '';
  };
  return Array.from({ length }, next).join(' ');
}
