import { expect } from '@playwright/test';
import { pages } from '../routes.ts';
import { onSite as test } from '../spec.ts';

const kinds = { stylesheet: 'style sheets', font: 'typefaces', image: 'pictures' };

for (const [kind, name] of Object.entries(kinds)) {
  test(`every page keeps its words without its ${name}`, async ({ page, browser, baseURL }) => {
    test.setTimeout(20_000 * pages.length);
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const without = await context.newPage();
    let blocked = 0;
    await without.route('**/*', async (route) => {
      if (route.request().resourceType() !== kind) return route.continue();
      blocked += 1;
      return route.abort();
    });
    for (const route of pages) {
      const wordsOf = async (visitor: typeof page) => {
        await visitor.goto(route);
        // Words, not spaces: how lines break is for the style to say.
        return (await visitor.locator('main').textContent())?.replace(/\s+/g, ' ');
      };
      expect(await wordsOf(without), route).toBe(await wordsOf(page));
      await expect(without.getByRole('heading', { level: 1 }), route).toBeVisible();
    }
    expect(blocked).toBeGreaterThan(0);
    console.log(`${String(pages.length)} pages without their ${name}`);
    await context.close();
  });
}
