import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, startEngine, type Engine } from '../../tools/engine.ts';
import { eventsPage } from '../content.ts';
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

/** What a first visit fetches, as a host would pack it. */
async function firstLoad(origin: string): Promise<number> {
  const page = await scaled.browser.newPage();
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    bodies.push(
      response
        .body()
        .then((body) =>
          /woff2|image/.test(response.headers()['content-type'] ?? '')
            ? body.length
            : brotliCompressSync(body).length,
        ),
    );
  });
  await page.goto(`${origin}/events`, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(bodies);
  await page.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('a first visit with 5,000 events over fifty years weighs at most twice as much as today', async () => {
  const [many, few] = [await firstLoad(scaled.origin), await firstLoad(today.origin)];
  console.log(
    `first load of /events: ${String(few)} bytes today, ${String(many)} with 5,000 events`,
  );
  expect(many).toBeLessThanOrEqual(2 * few);
  const page = readFileSync(join(scaled.folder, 'dist/events.html'));
  console.log(`of which the page itself ${String(brotliCompressSync(page).length)}`);
});

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
