import { expect, type Page } from '@playwright/test';
import { shortDay } from '../../src/domain/dates/day-words.ts';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import { slug } from '../../src/domain/words/slug.ts';
import { events, eventsPage, gettingAround } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { busyDay, dialog, openOn } from './events-page.ts';

const coming = (page: Page) => page.getByRole('region', { name: 'Coming up' });
const past = (page: Page) => page.getByRole('region', { name: 'Past events' });
const entries = (page: Page) => coming(page).locator('.coming > li');
const usual = (page: Page) => page.locator('#evening');
const series = events.filter((event) => event.series !== undefined && event.date >= busyDay);

test('future events come first, past ones are folded, and rooms are links', async ({ page }) => {
  await openOn(page, busyDay);
  await test.step('a series is one entry with its weeks', async () => {
    await expect(entries(page).locator('> a .event-name')).toHaveText([
      'Meeting',
      'Example evening',
      'Tour of a works',
    ]);
    const evening = entries(page).nth(1);
    const [first, ...weeks] = series;
    await expect(evening.locator('> a time')).toHaveText(shortDay(first?.date ?? ''));
    await expect(evening.locator('.weeks time')).toHaveText(
      weeks.map(({ date }) => shortDay(date)),
    );
    for (const { id, canceled, time, location } of weeks) {
      const week = evening.locator(`#${id}`);
      await expect(week.locator('time')).toHaveCSS(
        'text-decoration-line',
        canceled === undefined ? 'underline' : 'line-through',
      );
      await expect(week.getByText(`${time} · ${location}`)).toBeVisible({
        visible: location !== first?.location,
      });
    }
  });
  await test.step('past events are folded by month, one line each, and open in the dialog', async () => {
    const months = past(page).locator('details').filter({ visible: true });
    await expect(months.locator('summary')).toHaveText([
      'October 2025',
      'September 2025',
      'April 2024',
    ]);
    const line = past(page).locator('.event-line').filter({ visible: true });
    await expect(line).toHaveCount(0);
    await months.first().locator('summary').click();
    await expect(line).toHaveCount(1);
    await expect(line.getByRole('link', { name: /calendar/i })).toHaveCount(0);
    const opener = line.getByRole('link', { name: 'Example evening' });
    await opener.click();
    await expect(dialog(page)).toContainText('Bring an example.');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('a known room is a link, in lists and in the dialog', async () => {
    const [room] = gettingAround.rooms;
    const address = `/resources/getting-around#${slug(room?.name ?? '')}`;
    const meeting = entries(page).first();
    await expect(meeting.getByRole('link', { name: 'room 1.23' })).toHaveAttribute('href', address);
    await meeting.getByRole('link', { name: 'Meeting' }).click();
    await dialog(page).getByRole('link', { name: 'room 1.23' }).click();
    await expect(page).toHaveURL(address);
  });
});

test('canceled weeks, events that end, and series with and without future weeks', async ({
  page,
}) => {
  await test.step('a canceled first week strikes out none of the others', async () => {
    const [canceled, ...weeks] = series.filter(({ date }) => date >= '2025-10-15');
    await openOn(page, '2025-10-15');
    const line = (id = '') => coming(page).locator(`#${id} > a time`);
    await expect(line(canceled?.id)).toHaveCSS('text-decoration-line', 'line-through');
    for (const { id } of weeks)
      await expect(line(id)).toHaveCSS('text-decoration-line', 'underline');
  });
  await test.step('an event moves to the past at its end, while the page is open', async () => {
    await openOn(page, '2025-10-07');
    await expect(entries(page).first()).toContainText('Meeting');
    await page.clock.setFixedTime(new Date('2025-10-07T20:00:00-05:00'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(entries(page).first()).toContainText('Example evening');
    await expect(past(page).locator('#meeting')).toBeAttached();
  });
  await test.step('the address of a series opens its next week', async () => {
    await page.clock.setFixedTime(new Date('2025-10-09T12:00:00-05:00'));
    await page.goto('/events#evening');
    // The week of the 15th is canceled, and the week of the 22nd has moved.
    await expect(page).toHaveURL(/#evening-2025-10-22$/);
    await expect(dialog(page)).toContainText('Tuesday, October 21, 2025');
    await expect(usual(page)).toBeHidden();
  });
  await test.step('without a future week it leads to the usual time', async () => {
    // If the events page were still open, only the fragment would change.
    await page.goto('about:blank');
    await openOn(page, '2031-01-15', '#evening');
    await expect(usual(page)).toBeInViewport();
    await expect(usual(page)).toHaveText(
      'In autumn: Example evening on Wednesdays, 7–9 PM, Example Hall, room 1.23.',
    );
    await expect(dialog(page)).toBeHidden();
  });
  await test.step('without future events the page says so, and is at most three screens long', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openOn(page, '2031-01-15');
    await expect(coming(page).getByText(plainWords(eventsPage.nothingComing))).toBeVisible();
    await expect(past(page).locator('details')).toHaveCount(3);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(3 * 740);
  });
});
