import { expect, type Page } from '@playwright/test';
import { courseAddress } from '../../src/domain/course-address.ts';
import { courses } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';

/**
 * What students come for, with a phone in their hand and no patience: where it is. Each is within
 * two taps of Home, without the menu.
 */
const wanted = {
  'how to join': '/join',
  'when the next event is': '/events',
  'a book for a course': '/resources/textbooks',
  'what to do about a hold': '/resources/registration',
  'problems to practice on': '/resources/study-materials',
  'everything about a course': courseAddress(courses.subjects[0]?.classes[0]?.code ?? ''),
} as const;

test.use({ viewport: { width: 360, height: 740 } });

/** The pages to which the visible links of a page's own part lead. */
async function pagesFrom(page: Page, route: string): Promise<string[]> {
  await page.goto(route);
  const links = await page.getByRole('main').getByRole('link').all();
  const paths = await Promise.all(
    links.map((link) => link.evaluate((element: HTMLAnchorElement) => element.pathname)),
  );
  return [...new Set(paths)].filter((path) => path !== route && !/\.\w+$/.test(path));
}

test('what students come for is two taps from Home', async ({ page }) => {
  const first = await pagesFrom(page, '/');
  const reached = new Set(first);
  for (const route of first) {
    for (const path of await pagesFrom(page, route)) reached.add(path);
  }
  for (const [what, route] of Object.entries(wanted)) {
    expect([...reached], `${what}, at ${route}`).toContain(route);
  }
});

/** The same in the words that one types into the search, which is one tap from everywhere. */
const typed = {
  tour: '/events#tour',
  hold: '/resources/registration#stop',
  'Pump Book': '/resources/textbooks',
  'tea kitchen': '/resources/study-materials/problems/kettle',
  'DEM 201': courseAddress('DEM 201'),
};

test('what students come for is one search away', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  for (const [words, address] of Object.entries(typed)) {
    await page.getByRole('searchbox').fill(words);
    await expect(page.locator(`main a[href^="${address}"]`).first(), words).toBeVisible();
  }
});
