import { expect } from '@playwright/test';
import { phone } from '../first-screen.ts';
import { onSite as test } from '../spec.ts';

/** Most screens that a long list may take on a phone before the visitor asks for more. */
const longestLists = { '/resources/glossary': 12, '/resources/handbook': 9 };

test.use({ viewport: phone });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    for (const [path, screens] of Object.entries(longestLists)) {
      test(`${path} takes at most ${String(screens)} screens of a phone`, async ({ page }) => {
        await page.goto(path);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height / phone.height).toBeLessThanOrEqual(screens);
      });
    }
  });
}
