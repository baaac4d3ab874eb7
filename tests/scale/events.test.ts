import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, startEngine, type Engine } from '../../tools/engine.ts';
import { eventsPage } from '../content.ts';
import { meanOf, report, shareOf, timeToPaint } from './key-to-paint.ts';
import { scaledSite, type ScaledSite } from './scaled-site.ts';

const count = 5000;
const firstYear = 1976;

let scaled: ScaledSite;
let today: Engine;
beforeAll(async () => {
  const events = Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(firstYear, 0, 2) + Math.floor(index * 3.65) * 86_400_000);
    return {
      ...eventsPage.events[1 + (index % (eventsPage.events.length - 1))],
      id: `event-${String(index)}`,
      date: day.toISOString().slice(0, 10),
      description: `Number ${String(index)}. Bring ${String((index * 7919) % 10_007)} problems and a pen.`,
    };
  });
  scaled = await scaledSite('content/events.yaml', { ...eventsPage, events });
  today = await startEngine(await freePort());
});
afterAll(async () => {
  await today.stop();
  await scaled.close();
});

test('with 5,000 events a month is turned as quickly as today', async () => {
  const [many, few] = [await turnMonths(scaled.origin), await turnMonths(today.origin)];
  report('5,000 events, click to paint', many);
  report('today, click to paint', few);
  expect(many).toHaveLength(25);
  expect(shareOf(many, 0.5)).toBeLessThanOrEqual(56);
  // Durations come in steps of 8 ms: their means tell more than their middles.
  expect(meanOf(many)).toBeLessThanOrEqual(1.6 * meanOf(few));
});

/** Turns months to and fro: how long each click took. */
function turnMonths(origin: string): Promise<number[]> {
  const act = async (page: Page) => {
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
  return timeToPaint(scaled.browser, {
    address: `${origin}/events`,
    event: 'click',
    act,
    viewport,
  });
}

test('turning back into years that did not come with the page shows their events', async () => {
  const page = await scaled.browser.newPage();
  await page.clock.setFixedTime(new Date('2024-02-10T12:00:00'));
  await page.goto(`${scaled.origin}/events`);
  await page.locator('#month', { hasText: 'February 2024' }).waitFor();
  for (let month = 0; month < 14; month += 1)
    await page.getByRole('button', { name: 'Prev' }).click();
  await page.locator('#month', { hasText: 'December 2022' }).waitFor();
  await page.locator('.event-button').first().waitFor();
  expect(await page.locator('.event-button').count()).toBeGreaterThan(4);
  await page.goto(`${scaled.origin}/events/1980`);
  await page.getByRole('heading', { name: 'December 1980' }).waitFor();
  await page.close();
});
