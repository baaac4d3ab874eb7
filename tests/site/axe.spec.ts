import { posix } from 'node:path';
import { expect } from '@playwright/test';
import { openEverything, visit } from '../visit.ts';
import { expectNothingFoundInAnySize } from '../find-nothing.ts';
import { pages, samples } from '../routes.ts';
import { onSite as test } from '../spec.ts';
import { overflow } from '../reading.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of samples) {
  test(`axe finds nothing on ${route} in three sizes and two themes`, async ({ page }) => {
    await visit(page, route);
    await expectNothingFoundInAnySize(page);
  });
}

// Another page of the same kind goes through every check, and each of these every night: by day only
// what depends on its words most.
const others = Map.groupBy(
  pages.filter((page) => !samples.includes(page)),
  (page) => posix.dirname(page),
);
for (const [folder, routes] of others) {
  test(`nothing on the other pages of ${folder} needs sideways scrolling`, async ({ page }) => {
    test.setTimeout(120_000 + 20_000 * routes.length);
    await page.setViewportSize({ width: 320, height: 800 });
    for (const route of routes) {
      await visit(page, route);
      await openEverything(page);
      expect(await overflow(page), route).toBe(0);
    }
  });
}
