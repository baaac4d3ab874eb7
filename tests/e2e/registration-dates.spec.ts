import { expect } from '@playwright/test';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import { slug } from '../../src/domain/words/slug.ts';
import { registration } from '../fixture-content.ts';
import { overflow } from '../reading.ts';
import { onFixture as test } from '../spec.ts';
import { delayRequests, visit } from '../browser-page.ts';
import {
  address,
  away,
  expectListed,
  expectNews,
  item,
  news,
  next,
  section,
  visitAt,
} from './dates-page.ts';

test.describe('in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('days are counted as on campus, and what closes counts until its hour', async ({ page }) => {
    // In Auckland it is the next day.
    await visitAt(page, '2025-10-16T23:59:00-05:00');
    await expect(away(page, 'last-hour')).toHaveText('Next: in 2 days');
    await expectNews(page, 'Next: Last hour to change, in 2 days');
    await visitAt(page, '2025-10-17T00:01:00-05:00');
    await expect(away(page, 'last-hour')).toHaveText('Next: tomorrow');
    await visitAt(page, '2025-10-18T16:59:00-05:00');
    await expect(away(page, 'last-hour')).toHaveText('until 5 PM today');
    await expectNews(page, 'Last hour to change: until 5 PM today');
    await expect(next(page)).toHaveId('last-hour');
    await visitAt(page, '2025-10-18T17:00:00-05:00');
    await expect(away(page, 'last-hour')).toHaveText('over');
    await expect(next(page)).toHaveCount(0);
    await expectNews(page, plainWords(registration.datesOver));
    await expect(news(page).getByRole('link', { name: 'ask' })).toBeVisible();
  });
});

test('dates are counted to their hour and their last day, again while the page is open', async ({
  page,
}) => {
  await test.step('a date that names an event has its day, hours and room, and a canceled one is never next', async () => {
    await visitAt(page, '2025-10-07T19:29:00-05:00');
    await expect(away(page, 'meeting')).toHaveText('today');
    await expect(item(page, 'meeting')).toContainText('6:30 PM · Example Hall, room 1.23', {
      useInnerText: true,
    });
    await expect(
      item(page, 'meeting').getByRole('link', { name: 'Example Hall, room 1.23' }),
    ).toHaveAttribute('href', `/resources/getting-around#${slug('Room 1.23')}`);
    await visitAt(page, '2025-10-11T12:00:00-05:00');
    await expect(away(page, 'meeting')).toHaveText('was 4 days ago');
    await expect(next(page)).toHaveId('last-hour');
    await expect(away(page, 'evening-2025-10-15')).toBeEmpty();
    await expect(item(page, 'evening-2025-10-15')).toContainText(
      'Canceled: the building is closed.',
    );
  });
  await test.step('several days go on until the last of them', async () => {
    await visitAt(page, '2025-09-28T12:00:00-05:00');
    await expect(away(page, 'windows')).toHaveText('Next: tomorrow');
    await visitAt(page, '2025-10-09T12:00:00-05:00');
    await expect(away(page, 'windows')).toHaveText('now, until tomorrow');
    await visitAt(page, '2025-10-10T23:59:00-05:00');
    await expectNews(page, 'Windows open: today is the last day');
    await visitAt(page, '2025-10-11T00:00:00-05:00');
    await expect(away(page, 'windows')).toHaveText('was yesterday');
  });
  for (const again of ['visibilitychange', 'pageshow']) {
    await test.step(`a page from yesterday looks again on ${again}`, async () => {
      await visitAt(page, '2025-10-16T12:00:00-05:00');
      await page.clock.setFixedTime(new Date('2025-10-17T12:00:00-05:00'));
      await page.evaluate((name) => {
        (name === 'pageshow' ? window : document).dispatchEvent(new Event(name));
      }, again);
      await expect(away(page, 'last-hour')).toHaveText('Next: tomorrow');
    });
  }
  await test.step('a page that stays open and in sight looks again by itself', async () => {
    await page.clock.install({ time: new Date('2025-10-17T23:58:30-05:00') });
    await page.goto(address);
    await expect(away(page, 'last-hour')).toHaveText('Next: tomorrow');
    await page.clock.runFor(120_000);
    await expect(away(page, 'last-hour')).toHaveText('until 5 PM today');
  });
});

test('nothing moves when a script that comes late says how far the dates are', async ({ page }) => {
  for (const [width, moment] of [
    [360, '2025-10-12T12:00:00-05:00'],
    [360, '2031-01-15T12:00:00-06:00'],
    [1280, '2025-10-12T12:00:00-05:00'],
    [1280, '2031-01-15T12:00:00-06:00'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const come = await delayRequests(page, '**/DatesOnTheClock*.js');
    await page.clock.setFixedTime(new Date(moment));
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeVisible();
    const places = () =>
      page
        .locator('.dates :is(h2, h3, .date-day, li), #tips')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    await expect(away(page, 'schedule-out')).toBeEmpty();
    come();
    await expect(away(page, 'schedule-out')).not.toBeEmpty();
    expect(await places(), `${String(width)} px, ${moment}`).toEqual(before);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('the dates on a phone and on paper', async ({ page }) => {
  await test.step('on a phone of 360 pixels the dates run down and fit', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visitAt(page, '2025-10-06T12:00:00-05:00');
    expect(await overflow(page)).toBe(0);
    const lefts = await section(page)
      .locator('h3')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(1);
    await expect(news(page)).toBeInViewport();
  });
  await test.step('on paper there are the days, and nothing that is true today only', async () => {
    await visitAt(page, '2025-10-12T12:00:00-05:00');
    await page.emulateMedia({ media: 'print' });
    await expectListed(page);
    await expect(section(page).locator('.days-away').filter({ visible: true })).toHaveCount(0);
    await expect(news(page)).toBeHidden();
    await expect(section(page).getByRole('link', { name: 'Add these dates' })).toBeHidden();
    const colors = await section(page)
      .locator('h3')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
    expect(new Set(colors).size).toBe(1);
  });
});

test('where the script is missing no date claims to be ahead, and the search leads to one', async ({
  page,
}) => {
  for (const [fault, status] of Object.entries({ 'is missing': 404, 'cannot be served': 500 })) {
    await test.step(`where the script ${fault} all dates are there and none claims to be ahead`, async () => {
      await page.route('**/DatesOnTheClock*.js', (route) => route.fulfill({ status, body: '' }));
      await page.goto(address);
      await expectListed(page);
      await expect(section(page)).not.toContainText(/next|in \d+ days|ago|over/i, {
        useInnerText: true,
      });
    });
  }
  await test.step('the search finds a date by its title and leads to it', async () => {
    await visit(page, '/search?q=last+hour');
    await page.getByRole('link', { name: /Last hour to change/ }).click();
    await expect(page).toHaveURL(`${address}#last-hour`);
    await expect(item(page, 'last-hour')).toBeInViewport();
  });
});
