import { expect, test, type Page } from '@playwright/test';
import { eventsPage } from '../content.ts';
import { samples } from '../routes.ts';
import { openEverything, visit } from '../visit.ts';
import { expectNothingFound } from './find-nothing.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// A lesson is long, and axe looks at it six times.
test.setTimeout(60_000);

const viewports = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

const themes = ['light', 'dark'] as const;
const everySize = viewports.flatMap((viewport) => themes.map((theme) => ({ ...viewport, theme })));
/** For what a page shows on request; the page itself goes through all of them. */
const phoneAndDesktop = everySize.filter(({ width, theme }) =>
  width === 360 ? theme === 'light' : width === 1280 && theme === 'dark',
);

/** Lets axe look at a page in several sizes and themes. */
async function expectNothingFoundIn(sizes: typeof everySize, page: Page, what = '') {
  for (const { width, height, theme } of sizes) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    await expectNothingFound(page, `${what} ${String(width)} px, ${theme}`);
  }
}

for (const route of samples) {
  test(`axe finds nothing on ${route} in three sizes and two themes`, async ({ page }) => {
    await visit(page, route);
    await expectNothingFoundIn(everySize, page);
  });
}

test('axe finds nothing with the menu open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectNothingFound(page, colorScheme);
  }
});

test('axe finds nothing when a search finds something, and when it finds nothing', async ({
  page,
}) => {
  for (const search of ['transport', 'zzzz']) {
    await page.goto(`/resources/textbooks?q=${search}`);
    await expect(page.getByRole('status')).toContainText(/ of |No textbooks/);
    await expectNothingFoundIn(phoneAndDesktop, page, search);
  }
});

test('axe finds nothing when a course is open, and with every answer of a lesson open', async ({
  page,
}) => {
  await visit(page, '/resources/studyhome?q=heat');
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expectNothingFoundIn(phoneAndDesktop, page, 'a course');
  await visit(page, '/resources/study-materials/units');
  await openEverything(page);
  await expectNothingFoundIn(phoneAndDesktop, page, 'a lesson');
});

test('axe finds nothing when a class is open, and with every verdict on a problem', async ({
  page,
}) => {
  await visit(page, '/resources/study-materials');
  await page.locator('#classes summary').first().click();
  await expectNothingFoundIn(phoneAndDesktop, page, 'a class');
  await visit(page, '/resources/study-materials/problems/steam-heated-water?seed=3');
  await openEverything(page);
  for (const typed of ['0.5 kg/s', '1', '?']) {
    await page.getByLabel('Flow of steam').first().fill(typed);
    await page.keyboard.press('Enter');
    await expect(page.locator('.verdict')).toBeVisible();
    await expectNothingFoundIn(phoneAndDesktop, page, typed);
  }
});

test('axe finds nothing on the contact page after its button was pressed', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByLabel('Message', { exact: true }).fill('Hello '.repeat(500));
  await page.getByRole('button', { name: 'Copy the message' }).click();
  await expect(page.getByRole('status')).toHaveText(/\S/);
  await expectNothingFoundIn(phoneAndDesktop, page);
});

test('axe finds nothing on a month with events, and with the details of one open', async ({
  page,
}) => {
  await visit(page, '/events');
  await page.getByRole('button', { name: /^Show/ }).click();
  await expectNothingFoundIn(phoneAndDesktop, page);
  await visit(page, `/events#${eventsPage.events[1]?.id ?? ''}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingFoundIn(phoneAndDesktop, page, 'dialog');
});
