import { expect, type Page, test as base } from '@playwright/test';
import { running } from '../e2e/events-page.ts';
import { events } from '../fixture-content.ts';
import { waterOf } from '../kettle.ts';
import { numbersAnswers, yearAnswers } from './data-answers.ts';

/** Uses a running clock instead of a fixed one, because some of the simulated visitors wait. */
const test = base.extend({
  baseURL: process.env['FIXTURE_ORIGIN'],
  page: async ({ page }, use) => {
    await page.clock.install({ time: new Date('2019-04-10T12:00:00-06:00') });
    await use(page);
  },
});

const problem = 'kettle';
const water = (page: Page) => page.locator('.givens tr').nth(1).locator('.quantity');
const oldest = events[0]?.title ?? '';

/** Waits for a message that data couldn't be loaded. */
async function expectAWord(page: Page): Promise<void> {
  const word = page.getByText(/wouldn’t load|took too long|changed since you opened this page/);
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return word.isVisible();
    })
    .toBe(true);
}

/** Removes the fault and tries again. */
async function goOn(page: Page): Promise<void> {
  await page.unrouteAll();
  await page.getByRole('button', { name: /^(Try again|Reload the page)$/ }).click();
}

for (const [fault, answer] of Object.entries(numbersAnswers)) {
  test(`new numbers: a file that ${fault} is reported, and the original numbers stay`, async ({
    page,
  }) => {
    await page.route('**/problems/*.json*', async (route) => {
      await answer(route, await (await route.fetch()).text());
    });
    await page.goto(`/resources/study-materials/problems/${problem}?seed=7`);
    await expectAWord(page);
    await expect(water(page)).toHaveText(waterOf(0));
    await goOn(page);
    await expect(water(page)).toHaveText(waterOf(7));
  });
}

for (const [fault, answer] of Object.entries(yearAnswers)) {
  test(`an older year: a file that ${fault} is reported, and the calendar stays`, async ({
    page,
  }) => {
    await page.route('**/events/*.json*', async (route) => {
      await answer(route, await (await route.fetch()).text());
    });
    await page.goto('/events');
    await running(page);
    await page.getByRole('button', { name: /^Prev/ }).click();
    await expect(page.locator('#month')).toHaveText('March 2019');
    await expectAWord(page);
    await expect(page.getByText(/^\d+ events? this month/)).toHaveCount(0);
    await goOn(page);
    if ((await page.locator('#month').textContent()) !== 'March 2019') {
      await page.getByRole('button', { name: /^Prev/ }).click();
    }
    await expect(page.getByRole('table').getByRole('button', { name: oldest })).toBeVisible();
  });
}
