import { samples } from '../routes.ts';
import { onSite as test } from '../spec.ts';
import { openEverything, visit } from '../visit.ts';
import {
  addStyle,
  expectItFits,
  expectNoSidewaysScrolling,
  expectTheSameWithoutScripts,
  expectTheSameWithoutStyle,
  widerText,
} from '../reading.ts';

for (const route of samples) {
  test(`${route} says the same without JavaScript`, async ({ page, browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    await expectTheSameWithoutScripts(page, await context.newPage(), route);
    await context.close();
  });

  // In one visit: opening a page takes longer than looking at it.
  test(`${route} needs no sideways scrolling at any zoom, and keeps every word and link without CSS`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, route);
    await expectNoSidewaysScrolling(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await openEverything(page);
    await addStyle(page, widerText);
    await expectItFits(page, 'text spacing');
    await page.evaluate(() => document.adoptedStyleSheets.pop());
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectTheSameWithoutStyle(page);
  });
}
