import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { routes } from '../routes.ts';

const viewports = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const viewport of viewports) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${String(viewport.width)} px, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      for (const route of routes) {
        test(`axe finds nothing on ${route}`, async ({ page }) => {
          await page.goto(route);
          const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
          expect(violations).toEqual([]);
        });
      }

      if (viewport.width < 768) {
        test('axe finds nothing with the menu open', async ({ page }) => {
          await page.goto('/');
          await page.getByRole('button', { name: 'Menu' }).click();
          const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
          expect(violations).toEqual([]);
        });
      }
    });
  }
}
