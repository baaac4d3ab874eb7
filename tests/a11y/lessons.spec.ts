import { expect, test } from '@playwright/test';
import { pages, samples } from '../routes.ts';
import { openEverything, visit } from '../visit.ts';
import { expectNothingFound } from './find-nothing.ts';

// Pages of which another of the same kind goes through every check; these go through the main ones.
for (const route of pages.filter((page) => !samples.includes(page))) {
  test(`${route}: axe finds nothing, and a narrow screen needs no sideways scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await visit(page, route);
    await openEverything(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await expectNothingFound(page, '320 px');
  });
}
