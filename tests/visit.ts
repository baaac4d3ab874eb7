import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until its scripts, if it has any, have drawn what a visitor then sees. */
export async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await wakeEverything(page);
  // The calendar knows its month only once it has asked the visitor's clock.
  await expect(page.locator('#month', { hasText: /^Calendar$/ })).toHaveCount(0);
  await layOutEverything(page);
}

/** Waits for every script, also for those that come only when their part comes near the window. */
export async function wakeEverything(page: Page): Promise<void> {
  const waiting = page.locator('astro-island[ssr][client=near]');
  for (let left = await waiting.count(); left > 0; left = await waiting.count()) {
    await page.evaluate(() => {
      const island = document.querySelector('astro-island[ssr][client=near]');
      island?.firstElementChild?.scrollIntoView();
    });
    await expect.poll(() => waiting.count()).toBeLessThan(left);
  }
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
}

/** Lays out what waits until it comes near the window, so that it can be read and measured. */
export async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.document > section { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Opens what is folded, hints, solutions and answers, and shows both ways of what is told in two. */
export async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    delete document.documentElement.dataset['way'];
  });
}
