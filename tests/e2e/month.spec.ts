import { expect } from '@playwright/test';
import { monthInWords, weekdayInWords } from '../../src/domain/dates/day-words.ts';
import { recentEvents } from '../../src/domain/events/calendar-event.ts';
import { events } from '../fixture-content.ts';
import { overflow } from '../reading.ts';
import { onFixture as test } from '../spec.ts';
import {
  busyDay,
  busyMonth,
  button,
  dialog,
  firstEvent,
  heading,
  openOn,
  running,
  table,
} from './events-page.ts';

const [oldest] = events;
const newest = events.at(-1);

test('the calendar shows every event on its day, and offers the nearest month that has some', async ({
  page,
}) => {
  await openOn(page, busyDay);
  await expect(table(page).getByRole('columnheader').first()).toHaveAccessibleName('Sunday');
  await expect(table(page).getByRole('button')).toHaveCount(busyMonth.length);
  for (const { title, date, time } of busyMonth) {
    const cell = table(page)
      .getByRole('cell')
      .filter({ has: page.locator(`time[datetime="${date}"]`) });
    const name = `${title}, ${weekdayInWords(date)}, ${time}`;
    await expect(cell.getByRole('button', { name }).first()).toBeVisible();
    await expect(cell).toContainText(title);
  }
  await expect(table(page)).toMatchAriaSnapshot(`
    - table "Events in ${monthInWords(busyDay)}":
      - rowgroup:
        - row "Sunday Monday Tuesday Wednesday Thursday Friday Saturday"
      - rowgroup:
        - row /${firstEvent.title}, ${weekdayInWords(firstEvent.date)}/
  `);

  await openOn(page, '2031-05-10');
  await expect(page.getByText('No events in May 2031.')).toBeVisible();
  await button(page, `Show ${monthInWords(newest?.date ?? '')}`).click();
  await expect(heading(page)).toHaveText(monthInWords(newest?.date ?? ''));
  await expect(table(page).getByRole('button').first()).toBeVisible();
  await button(page, 'Back to today').click();
  await expect(heading(page)).toHaveText('May 2031');
  await openOn(page, '2018-05-10');
  await expect(button(page, `Show ${monthInWords(oldest?.date ?? '')}`)).toBeVisible();

  // The page doesn't contain the events of that year.
  expect(recentEvents(events).olderYears).toContain(oldest?.date.slice(0, 4));
  await openOn(page, '2019-04-10');
  await button(page, 'Prev').click();
  await expect(heading(page)).toHaveText(monthInWords(oldest?.date ?? ''));
  await expect(table(page).getByRole('button')).toHaveText([oldest?.title ?? '']);
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 740 } });

  test('a day shows the titles of its events, large enough to read and press', async ({ page }) => {
    // Two events share a day, and a word of one title is wider than the cell.
    await page.route('/events', async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll('2025-10-17&quot;', '2025-10-07&quot;')
        .replaceAll('Tour of a works', 'Undergraduateresearchevening');
      await route.fulfill({ response, body });
    });
    await openOn(page, busyDay);
    const buttons = table(page).getByRole('button');
    await expect(buttons).toHaveCount(busyMonth.length);
    for (const event of await buttons.all()) {
      await expect(event.locator('.event-title')).toBeVisible();
      const { width, height } = (await event.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      const size = await event.evaluate((element) => getComputedStyle(element).fontSize);
      expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(11);
    }
    expect(await overflow(page)).toBe(0);
    await expect(page.locator('.calendar').getByRole('listitem')).toHaveCount(0);
    await buttons.first().click();
    await expect(dialog(page)).toContainText(firstEvent.title);
  });
});

test('an open page moves on at midnight, and at the end of the month', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-10-30T23:59:00-05:00') });
  await page.goto('/events');
  await running(page);
  const today = table(page).locator('[aria-current="date"] time');
  await expect(today).toHaveAttribute('datetime', '2025-10-30');
  await page.clock.fastForward('02:00');
  await expect(today).toHaveAttribute('datetime', '2025-10-31');
  await page.clock.fastForward('24:00:00');
  await expect(today).toHaveAttribute('datetime', '2025-11-01');
  await expect(heading(page)).toHaveText('November 2025');
});
