import { expect } from '@playwright/test';
import { expectAccessibleAtEverySize } from '../axe.ts';
import { pagesOfTheDay } from '../routes.ts';
import { onSite as test } from '../spec.ts';
import { visit } from '../browser-page.ts';
import {
  expectNoSidewaysScrolling,
  expectTheSameWithoutScripts,
  expectTheSameWithoutStyle,
} from '../reading.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of pagesOfTheDay) {
  test(`${route} logs no error, fits, and axe finds nothing, on any date`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await visit(page, route);
    await expectAccessibleAtEverySize(page);
    await expectNoSidewaysScrolling(page);
    expect(complaints).toEqual([]);
  });

  test(`${route} is complete without JavaScript and without CSS, on any date`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    const plain = await context.newPage();
    await visit(page, route);
    await plain.goto(route);
    await expectTheSameWithoutScripts(page, plain);
    await context.close();
    await visit(page, route);
    await expectTheSameWithoutStyle(page);
  });
}
