import { expect } from '@playwright/test';
import { countShifts, textFaces } from '../layout-shift.ts';
import { samples } from '../routes.ts';
import { onSite as test } from '../spec.ts';
import { blockFonts } from '../browser-page.ts';

for (const route of samples.filter((each) => each.startsWith('/resources/study-materials/'))) {
  test(`${route} keeps its lines when the equation font loads late`, async ({ page }) => {
    const shift = await countShifts(page);
    await page.addInitScript(() => {
      new PerformanceObserver(() => {
        document.documentElement.dataset['painted'] = 'yes';
      }).observe({ type: 'paint', buffered: true });
    });
    let late = 0;
    await blockFonts(page, textFaces);
    await page.route(/stix-two-math[^/]*\.woff2$/, async (font) => {
      late += 1;
      await page.locator('html[data-painted]').waitFor();
      await font.continue();
    });
    await page.goto(route, { waitUntil: 'networkidle' });
    // In some lessons, the first equation is below the window.
    await page.locator('math').first().scrollIntoViewIfNeeded();
    await expect.poll(() => late).toBe(1);
    await page.evaluate(() => document.fonts.ready);
    expect(await shift()).toBeLessThanOrEqual(0.003);
  });
}
