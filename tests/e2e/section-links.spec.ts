import { linkedScreens, expectLinksToLand } from '../section-links.ts';
import { onFixture as test } from '../spec.ts';

for (const viewport of linkedScreens) {
  test.describe(`${String(viewport.width)} px wide`, () => {
    test.use({ viewport });

    test('a link to a section of a lesson leads to its heading', ({ page }) =>
      expectLinksToLand(page, '/resources/study-materials/mixing'));
  });
}
