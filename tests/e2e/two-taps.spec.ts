import { expect } from '@playwright/test';
import { courseAddress } from '../../src/domain/courses/course-codes.ts';
import { onFixture as test } from '../spec.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** The same in the words that one types into the search, which is one tap from everywhere. */
const typed = {
  tour: '/events#tour',
  hold: '/resources/registration#stop',
  'Pump Book': '/resources/textbooks',
  'tea kitchen': '/resources/study-materials/problems/kettle',
  'DEM 201': courseAddress('DEM 201'),
  'formula sheet': '/resources/formulas',
  'what if i drop DEM 201': '/resources/courses?dropped=dem-201',
};

test('what students come for is one search away', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  for (const [words, address] of Object.entries(typed)) {
    await page.getByRole('searchbox').fill(words);
    await expect(page.locator(`main a[href^="${address}"]`).first(), words).toBeVisible();
  }
});
