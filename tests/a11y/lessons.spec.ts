import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { pages, samples } from '../routes.ts';
import { visit } from '../visit.ts';

// Pages of which another of the same kind goes through every check; these go through the main ones.
for (const route of pages.filter((page) => !samples.includes(page))) {
  test(`${route}: axe finds nothing, and a narrow screen needs no sideways scrolling`, async ({
    page,
  }) => {
    for (const [width, colorScheme] of [
      [320, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await visit(page, route);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations, `${String(width)} px, ${colorScheme}`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  });
}
