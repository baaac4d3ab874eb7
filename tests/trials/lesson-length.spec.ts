import { expect } from '@playwright/test';
import { phone } from '../first-screen.ts';
import { pages } from '../routes.ts';
import { onSite as test } from '../spec.ts';

test.use({ viewport: phone });

/** Maximum height of a lesson with closed folds, in phone screens. */
const mostScreens = 16;

test('no lesson is longer than 16 phone screens', async ({ page }) => {
  const lessons = pages.filter((route) => /^\/resources\/study-materials\/[^/]+$/.test(route));
  test.setTimeout(120_000 + 20_000 * lessons.length);
  for (const route of lessons) {
    await page.goto(route);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / phone.height, route).toBeLessThanOrEqual(mostScreens);
  }
});
