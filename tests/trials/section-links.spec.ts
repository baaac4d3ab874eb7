import { pages } from '../routes.ts';
import { expectLinksToLand, linkedScreens } from '../section-links.ts';
import { onSite as test } from '../spec.ts';

const lessons = pages.filter((route) => /^\/resources\/study-materials\/[^/]+$/.test(route));

for (const viewport of linkedScreens) {
  test.describe(`${String(viewport.width)} px wide`, () => {
    test.use({ viewport });

    for (const lesson of lessons) {
      test(`every link to a section of ${lesson} leads to its heading`, ({ page }) =>
        expectLinksToLand(page, lesson));
    }
  });
}
