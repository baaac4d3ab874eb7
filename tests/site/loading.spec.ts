import { expect, type Page } from '@playwright/test';
import { samples } from '../routes.ts';
import { runsScripts } from '../script-pages.ts';
import { onSite as test } from '../spec.ts';
import { keepFacesAway } from '../visit.ts';

/** Counts how far a page moves while it loads: its cumulative layout shift. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[]) {
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + entry.value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
}

const textFaces = '**/_astro/fonts/*.woff2';

for (const route of samples) {
  const scripts = runsScripts(route) ? 'logs no error' : 'runs no script, logs no error';
  test(`${route} asks no other host for anything, ${scripts}, and does not move`, async ({
    page,
    baseURL,
  }) => {
    const requests: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      // The browser shows a framed PDF with a page of its own.
      if (request.url().startsWith('chrome')) return;
      requests.push(`${request.resourceType()} ${request.url()}`);
    });
    page.on('console', (message) => {
      // The one thing that must be reported here is that the address was not found.
      if (!message.text().includes('status of 404')) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(route, { waitUntil: 'networkidle' });
    expect(requests.filter((line) => !line.includes(baseURL ?? ''))).toEqual([]);
    const hasScripts = () => requests.some((line) => line.startsWith('script'));
    await expect.poll(hasScripts).toBe(runsScripts(route));
    expect(complaints).toEqual([]);

    await keepFacesAway(page, textFaces);
    const shift = await countShifts(page);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await shift()).toBeLessThan(0.02);
  });
}

for (const route of samples.filter((each) => each.startsWith('/resources/study-materials/'))) {
  test(`${route} keeps its lines when the typeface of its equations comes late`, async ({
    page,
  }) => {
    const shift = await countShifts(page);
    await page.addInitScript(() => {
      new PerformanceObserver(() => {
        document.documentElement.dataset['painted'] = 'yes';
      }).observe({ type: 'paint', buffered: true });
    });
    let late = 0;
    await keepFacesAway(page, textFaces);
    await page.route(/stix-two-math[^/]*\.woff2$/, async (font) => {
      late += 1;
      await page.locator('html[data-painted]').waitFor();
      await font.continue();
    });
    await page.goto(route, { waitUntil: 'networkidle' });
    // Some lessons begin without an equation.
    await page.locator('math').first().scrollIntoViewIfNeeded();
    await expect.poll(() => late).toBe(1);
    await page.evaluate(() => document.fonts.ready);
    expect(await shift()).toBeLessThanOrEqual(0.003);
  });
}
