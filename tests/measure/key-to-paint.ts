import type { Browser, Page } from '@playwright/test';
import { recordFigure } from '../../tools/measure/record-figure.ts';

/** The actions to perform on a page, and the event to time. */
interface Doing {
  address: string;
  event: 'keydown' | 'click';
  act: (page: Page) => Promise<void>;
  viewport?: { width: number; height: number };
}

const visits = 7;

/**
 * Repeats the actions in several visits with the processor slowed down by a factor of four. Returns
 * the sorted durations from each event to the next paint, in ms. Each event counts with its fastest
 * visit, because other programs can only make it slower.
 */
export async function timeToPaint(browser: Browser, doing: Doing): Promise<number[]> {
  const quickest: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const durations = await timeOneVisit(browser, doing);
    durations.forEach((duration, place) => {
      quickest[place] = Math.min(quickest[place] ?? Infinity, duration);
    });
  }
  return quickest.sort((a, b) => a - b);
}

/**
 * Returns the durations of the events in one visit in order, in ms. The browser doesn't report
 * durations below 16 ms, so they count as 16.
 */
async function timeOneVisit(browser: Browser, doing: Doing): Promise<number[]> {
  const { address, event, act, viewport = { width: 360, height: 740 } } = doing;
  const page = await browser.newPage({ viewport });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate((wanted) => {
    const times: number[] = [];
    const durations: Record<number, number> = {};
    document.addEventListener(wanted, ({ timeStamp }) => times.push(timeStamp), { capture: true });
    const keep = (entries: readonly PerformanceEntry[]) => {
      for (const { name, startTime, duration } of entries) {
        if (name === wanted) durations[startTime] = duration;
      }
    };
    const observer = new PerformanceObserver((list) => {
      keep(list.getEntries());
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(globalThis, {
      inOrder: async () => {
        // By now, the browser has painted the last event but may not have reported it.
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
        keep(observer.takeRecords());
        return times.map((time) => durations[time] ?? 16);
      },
    });
  }, event);
  await act(page);
  const durations = await page.evaluate(() =>
    (globalThis as unknown as { inOrder: () => Promise<number[]> }).inOrder(),
  );
  await page.close();
  if (durations.every((duration) => duration === 16)) throw new Error('Nothing was timed.');
  return durations;
}

/** Types searches and deletes them letter by letter. Returns the durations of the keys in ms. */
export function keyToPaint(
  browser: Browser,
  address: string,
  searches: readonly string[],
): Promise<number[]> {
  const act = async (page: Page) => {
    await page.getByRole('searchbox').focus();
    for (const text of searches) {
      await page.keyboard.type(text, { delay: 120 });
      for (let left = text.length; left > 0; left -= 1) {
        await page.keyboard.press('Backspace', { delay: 120 });
      }
    }
  };
  return timeToPaint(browser, { address, event: 'keydown', act });
}

/**
 * Types searches, and returns the sorted times from each key to the paint of its results, in ms.
 * The times include fetching data, without network delay.
 */
export async function keyToResult(
  browser: Browser,
  address: string,
  searches: readonly string[],
): Promise<number[]> {
  const quickest = new Map<number, number>();
  for (let visit = 0; visit < visits; visit += 1) {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      const durations: (number | null)[] = [];
      let pressed = 0;
      const onKey = ({ timeStamp }: KeyboardEvent) => {
        pressed = timeStamp;
        durations.push(null);
      };
      document.addEventListener('keydown', onKey, { capture: true });
      new MutationObserver((changes) => {
        // Ignores announcements to screen readers, which wait for a pause in typing on purpose.
        const isSpoken = ({ target }: MutationRecord) =>
          target.parentElement?.closest('[role="status"]');
        if (changes.every(isSpoken)) return;
        const [key, from] = [durations.length - 1, pressed];
        requestAnimationFrame(() => setTimeout(() => (durations[key] = performance.now() - from)));
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      Object.assign(globalThis, { painted: () => durations });
    });
    await page.getByRole('searchbox').focus();
    for (const text of searches) {
      await page.keyboard.type(text, { delay: 250 });
      await page.keyboard.press('Escape', { delay: 250 });
    }
    const durations = await page.evaluate(() =>
      (globalThis as unknown as { painted: () => (number | null)[] }).painted(),
    );
    await page.close();
    durations.forEach((duration, place) => {
      // The duration is null if the key changed nothing, or if the next key came before its
      // results.
      if (duration !== null) {
        quickest.set(place, Math.min(quickest.get(place) ?? Infinity, duration));
      }
    });
  }
  return [...quickest.values()].sort((a, b) => a - b);
}

/** Returns a percentile of sorted durations. */
export const shareOf = (durations: readonly number[], part: number) =>
  durations[Math.floor(durations.length * part)] ?? 0;

export const meanOf = (durations: readonly number[]) =>
  durations.reduce((sum, duration) => sum + duration, 0) / durations.length;

export function report(what: string, durations: readonly number[]): void {
  recordFigure(
    what,
    `half within ${shareOf(durations, 0.5).toFixed(0)} ms, 95 % within ${shareOf(durations, 0.95).toFixed(0)} ms, mean ${meanOf(durations).toFixed(1)} ms`,
  );
}
