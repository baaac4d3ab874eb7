import { expect, type Page } from '@playwright/test';
import { openOn, table, heading } from '../e2e/events-page.ts';
import { textbooks } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { delayRequests, visit, loadIslands } from '../browser-page.ts';

const book = textbooks.textbooks[0]?.title ?? '';
const problem = '/resources/study-materials/problems/kettle';
const field = (page: Page) => page.getByRole('searchbox');

/** Actions of a visitor who has gone offline, each with its expected outcome. */
const offline: Record<string, (page: Page, cut: () => Promise<void>) => Promise<void>> = {
  'the contact form still makes its mail': async (page, cut) => {
    await visit(page, '/contact');
    await cut();
    await page.getByRole('textbox', { name: 'Subject' }).fill('Hello');
    await expect(page.getByRole('link', { name: 'Send Message' })).toHaveAttribute(
      'href',
      /subject=Hello/,
    );
  },
  'the calendar still turns': async (page, cut) => {
    await openOn(page, '2025-10-06');
    await cut();
    await page.getByRole('button', { name: /^Prev/ }).click();
    await expect(heading(page)).toHaveText('September 2025');
    await expect(table(page).getByRole('button').first()).toBeVisible();
  },
  'an older year is said to be out of reach': async (page, cut) => {
    await openOn(page, '2020-02-10');
    await cut();
    for (let month = 14; month > 3; month -= 1) {
      await page.getByRole('button', { name: /^Prev/ }).click();
    }
    await expect(page.getByText('wouldn’t load')).toBeVisible();
  },
  'the textbooks are still searched': async (page, cut) => {
    await visit(page, '/resources/textbooks');
    await cut();
    await field(page).fill(book);
    await expect(page.getByText(book).first()).toBeVisible();
    await field(page).fill('zzzz');
    await expect(page.getByText(book).first()).toBeHidden();
  },
  'the courses are still searched': async (page, cut) => {
    await visit(page, '/resources/studyhome');
    await cut();
    await field(page).fill('zzzz');
    await expect(page.getByRole('status').first()).toContainText(/no /i);
  },
  'the whole site is still searched': async (page, cut) => {
    const index = page.waitForResponse('**/search/index-*.json');
    await visit(page, '/search');
    await index;
    await cut();
    await field(page).fill(book);
    await expect(page.getByRole('region', { name: 'Books' }).getByRole('link')).toContainText(book);
  },
  'an answer is still judged': async (page, cut) => {
    await visit(page, problem);
    await cut();
    await page.getByRole('textbox', { name: 'Flow of steam' }).fill('7 K');
    await page.keyboard.press('Enter');
    await expect(page.locator('.verdict')).toContainText('Not yet');
  },
  'new numbers are said to be out of reach, and come later': async (page, cut) => {
    await visit(page, problem);
    await cut();
    await page.getByRole('button', { name: 'New numbers' }).click();
    await expect(page.getByText('wouldn’t load')).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/These are the numbers from seed/)).toBeVisible();
  },
};

for (const [what, tryIt] of Object.entries(offline)) {
  test(`without a connection ${what}`, async ({ page }) => {
    await tryIt(page, () => page.context().setOffline(true));
  });
}

for (const route of [
  '/',
  '/contact',
  '/events',
  '/resources/studyhome',
  '/resources/study-materials',
  '/resources/textbooks',
  problem,
]) {
  test(`on a slow connection ${route} can be read before its scripts load, and then works`, async ({
    page,
  }) => {
    const come = await delayRequests(page, '**/_astro/*.js');
    await page.goto(route, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
    come();
    await loadIslands(page);
    expect(await page.locator('.has-failed').count()).toBe(0);
  });
}
