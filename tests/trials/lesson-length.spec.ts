import { expect } from '@playwright/test';
import { phone } from '../first-screen.ts';
import { pages } from '../routes.ts';
import { onSite as test } from '../spec.ts';

test.use({ viewport: phone });

/** So many screens of a phone a lesson has at most, before anything in it is opened. */
const mostScreens = 16;

test('no lesson is longer than can be scrolled through with patience', async ({ page }) => {
  const lessons = pages.filter((route) => /^\/resources\/study-materials\/[^/]+$/.test(route));
  test.setTimeout(120_000 + 20_000 * lessons.length);
  for (const route of lessons) {
    await page.goto(route);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / phone.height, route).toBeLessThanOrEqual(mostScreens);
  }
});
