import { expect, type Page } from '@playwright/test';
import { courseAddress } from '../../src/domain/courses/course-address.ts';
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
  'what the department answered': '/asked',
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
  'formula sheet': '/resources/formulas',
  'what if i drop DEM 201': '/resources/courses?dropped=dem-201',
};

/** What else they come for: one tap from Resources, which is in the menu of every page. */
const inResources = {
  'the equations for an exam': '/resources/formulas',
  'an exam to try': '/resources/exam',
  'what a dropped course costs': '/resources/courses',
  'what the department answered': '/asked',
} as const;

test('what students come for is two taps away through Resources', async ({ page }) => {
  const reached = await pagesFrom(page, '/resources');
  for (const [what, route] of Object.entries(inResources)) {
    expect(reached, `${what}, at ${route}`).toContain(route);
  }
});

test('from the page of a course its exam, with a clock and on paper, and its formulas are one tap away', async ({
  page,
}) => {
  await page.goto(courseAddress('DEM 201'));
  const forExam = page.getByRole('region', { name: 'Mock exam' });
  await expect(forExam.getByRole('link', { name: 'Mock exam on paper' })).toHaveAttribute(
    'href',
    '/resources/exam/dem-201',
  );
  const sheets = page.getByRole('region', { name: 'Formula sheets' });
  await expect(sheets.getByRole('listitem').getByRole('link').first()).toHaveAttribute(
    'href',
    /\/formulas$/,
  );
  await forExam.getByRole('link', { name: 'Mock exam with a clock' }).click();
  await expect(page.getByRole('checkbox', { name: /DEM 201/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Make the exam' })).toBeEnabled();
});

test('what students come for is one search away', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  for (const [words, address] of Object.entries(typed)) {
    await page.getByRole('searchbox').fill(words);
    await expect(page.locator(`main a[href^="${address}"]`).first(), words).toBeVisible();
  }
});
