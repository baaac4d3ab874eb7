import { expect, type Page } from '@playwright/test';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import ICAL from 'ical.js';
import { shortDay } from '../../src/domain/dates/day-words.ts';
import { recentEvents } from '../../src/domain/events/calendar-event.ts';
import { events, eventsPage, site } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { table } from './events-page.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all events are listed by month with their details, those of recent years with calendar links', async ({
    page,
  }) => {
    const { recent, olderYears } = recentEvents(events);
    await page.goto('/events');
    await expect(table(page)).toBeHidden();
    await expectListed(page, recent, 2);
    for (const year of olderYears) {
      await page.goto('/events');
      await page.getByRole('link', { name: year, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(year);
      await expectListed(
        page,
        events.filter(({ date }) => date.startsWith(year)),
        0,
      );
    }
  });
});

/** Expects each event in the list of the page, with all that is known of it and so many calendars. */
async function expectListed(page: Page, listed: typeof events, calendars: number) {
  expect(listed.length).toBeGreaterThan(0);
  for (const { id, title, date, location, time, description, cancelled } of listed) {
    const item = page.locator(`#${id}`);
    for (const words of [
      title,
      shortDay(date),
      location,
      time,
      plainWords(description),
      plainWords(cancelled ?? ''),
    ]) {
      await expect(item).toContainText(words);
    }
    await item.evaluate((element) => element.closest('details')?.toggleAttribute('open', true));
    await expect(item.getByRole('link', { name: /calendar/i })).toHaveCount(
      cancelled === undefined ? calendars : 0,
    );
  }
}

test('the feed and the file of each event are calendars that another program reads', async ({
  request,
}) => {
  const read = async (path: string) => {
    const response = await request.get(path);
    expect(response.headers()['content-type'], path).toContain('text/calendar');
    return new ICAL.Component(ICAL.parse(await response.text()) as unknown[])
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component).summary);
  };
  expect(await read('/events.ics')).toEqual(events.map(({ title }) => title));
  for (const { id, title } of events) expect(await read(`/events/${id}.ics`)).toEqual([title]);
});

test('Subscribe leads to Apple, Google and Outlook with the address of the feed, and shows it', async ({
  page,
}) => {
  await page.goto('/events');
  const section = page.getByRole('region', { name: 'Subscribe' });
  const feed = `${site.url}/events.ics`;
  const target = async (name: string) =>
    decodeURIComponent((await section.getByRole('link', { name }).getAttribute('href')) ?? '');
  expect(await target('Apple Calendar')).toBe(feed.replace('https:', 'webcal:'));
  expect(await target('Google Calendar')).toContain(feed.replace('https:', 'webcal:'));
  expect(await target('Outlook')).toContain(feed);
  await expect(section).toContainText(feed);
  await expect(section).toContainText(plainWords(eventsPage.subscribeNote));
});
