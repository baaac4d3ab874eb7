import { expect } from '@playwright/test';
import { beginnings, phone } from '../first-screen.ts';
import { samples } from '../routes.ts';
import { onSite as test } from '../spec.ts';
import { visit } from '../visit.ts';

test.use({ viewport: phone });

// Titles are as long as officers write them: here it is only said how far down a page begins.
test('every kind of page begins on the first screen of a phone', async ({ page }) => {
  const figures = [];
  for (const route of samples) {
    await visit(page, route);
    figures.push({ route, ...(await beginnings(page)) });
  }
  console.table(figures);
  for (const { route, words = 0 } of figures) expect(words, route).toBeLessThan(phone.height);
});
