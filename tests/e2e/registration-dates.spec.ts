import { expect } from '@playwright/test';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import { slug } from '../../src/domain/words/slug.ts';
import { delayRequests, visit } from '../browser-page.ts';
import { registration } from '../fixture-content.ts';
import { overflow } from '../reading.ts';
import { onFixture as test } from '../spec.ts';
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

// src/domain/dates/days-away.test.ts tests the text for each date.

test.describe('in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('counts days as on campus, and a deadline to its hour', async ({ page }) => {
    // At this moment, it's already the next day in Auckland.
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

test('a date of an event has its facts, canceled ones are never next, and open pages update', async ({
  page,
}) => {
  await visitAt(page, '2025-10-07T19:29:00-05:00');
  const meeting = item(page, 'meeting');
  await expect(away(page, 'meeting')).toHaveText('today');
  await expect(meeting).toContainText('6:30 PM · Example Hall, room 1.23', { useInnerText: true });
  await expect(meeting.getByRole('link', { name: 'Example Hall, room 1.23' })).toHaveAttribute(
    'href',
    `/resources/getting-around#${slug('Room 1.23')}`,
  );
  await visitAt(page, '2025-10-10T23:59:00-05:00');
  await expectNews(page, 'Windows open: today is the last day');
  await visitAt(page, '2025-10-11T12:00:00-05:00');
  await expect(away(page, 'windows')).toHaveText('was yesterday');
  await expect(next(page)).toHaveId('last-hour');
  await expect(away(page, 'evening-2025-10-15')).toBeEmpty();
  await expect(item(page, 'evening-2025-10-15')).toContainText('Canceled: the building is closed.');
  for (const again of ['visibilitychange', 'pageshow']) {
    await test.step(`on ${again}`, async () => {
      await visitAt(page, '2025-10-16T12:00:00-05:00');
      await page.clock.setFixedTime(new Date('2025-10-17T12:00:00-05:00'));
      await page.evaluate((name) => {
        (name === 'pageshow' ? window : document).dispatchEvent(new Event(name));
      }, again);
      await expect(away(page, 'last-hour')).toHaveText('Next: tomorrow');
    });
  }
  await test.step('at midnight', async () => {
    await page.clock.install({ time: new Date('2025-10-17T23:58:30-05:00') });
    await page.goto(address);
    await expect(away(page, 'last-hour')).toHaveText('Next: tomorrow');
    await page.clock.runFor(120_000);
    await expect(away(page, 'last-hour')).toHaveText('until 5 PM today');
  });
});

test('nothing moves when a late script says how far the dates are', async ({ page }) => {
  for (const [width, moment] of [
    [360, '2025-10-12T12:00:00-05:00'],
    [360, '2031-01-15T12:00:00-06:00'],
    [1280, '2025-10-12T12:00:00-05:00'],
    [1280, '2031-01-15T12:00:00-06:00'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const release = await delayRequests(page, '**/DatesOnTheClock*.js');
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
    release();
    await expect(away(page, 'schedule-out')).not.toBeEmpty();
    expect(await places(), `${String(width)} px, ${moment}`).toEqual(before);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('the dates fit a phone, and paper has no words that are true only today', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitAt(page, '2025-10-12T12:00:00-05:00');
  const titles = section(page).locator('h3');
  expect(await overflow(page)).toBe(0);
  const lefts = await titles.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().left),
  );
  expect(new Set(lefts).size).toBe(1);
  await expect(news(page)).toBeInViewport();

  await page.emulateMedia({ media: 'print' });
  await expectListed(page);
  await expect(section(page).locator('.days-away').filter({ visible: true })).toHaveCount(0);
  await expect(news(page)).toBeHidden();
  await expect(section(page).getByRole('link', { name: 'Add these dates' })).toBeHidden();
  const colors = await titles.evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
  expect(new Set(colors).size).toBe(1);
});

test('without the script no date claims to be ahead, and the search leads to one', async ({
  page,
}) => {
  await page.route('**/DatesOnTheClock*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(address);
  await expectListed(page);
  await expect(section(page)).not.toContainText(/next|in \d+ days|ago|over/i, {
    useInnerText: true,
  });
  await visit(page, '/search?q=last+hour');
  await page.getByRole('link', { name: /Last hour to change/ }).click();
  await expect(page).toHaveURL(`${address}#last-hour`);
  await expect(item(page, 'last-hour')).toBeInViewport();
});
