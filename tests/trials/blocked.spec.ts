import { expect, type Page } from '@playwright/test';
import { pages } from '../routes.ts';
import { onSite as test } from '../spec.ts';
import { loadIslands } from '../browser-page.ts';

// tests/site tests pages without style sheets.
const kinds = { font: 'typefaces', image: 'pictures' };

async function wordsOf(page: Page, route: string): Promise<string | undefined> {
  await page.goto(route);
  await loadIslands(page);
  return (await page.locator('main').textContent())?.replace(/\s+/g, ' ');
}

for (const [kind, name] of Object.entries(kinds)) {
  test(`every page keeps its words without its ${name}`, async ({ page }) => {
    test.setTimeout(20_000 * pages.length);
    let blocked = 0;
    for (const route of pages) {
      const words = await wordsOf(page, route);
      await page.route('**/*', async (request) => {
        if (request.request().resourceType() !== kind) return request.continue();
        blocked += 1;
        return request.abort();
      });
      expect(await wordsOf(page, route), route).toBe(words);
      await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
      await page.unrouteAll();
    }
    expect(blocked).toBeGreaterThan(0);
    console.log(`${String(pages.length)} pages without their ${name}`);
  });
}
