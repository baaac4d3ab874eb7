// @vitest-environment happy-dom
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { shortDay } from '../../src/domain/dates/day-words.ts';
import { recentEvents } from '../../src/domain/events/calendar-event.ts';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import { events, eventsPage, site } from '../fixture-content.ts';
import { addresses, all, fixtureFile, pageAt, part, wordsOf } from './fixture-pages.ts';

const { recent, olderYears } = recentEvents(events);

test.each([
  ['/events', recent, 2],
  ...olderYears.map(
    (year) => [`/events/${year}`, events.filter(({ date }) => date.startsWith(year)), 0] as const,
  ),
] as const)('%s lists every event with its facts', (path, listed, calendars) => {
  const page = pageAt(path);
  expect(listed.length).toBeGreaterThan(0);
  for (const { id, title, date, location, time, description, canceled } of listed) {
    const item = page.getElementById(id);
    for (const words of [
      title,
      shortDay(date),
      location,
      time,
      plainWords(description),
      plainWords(canceled ?? ''),
    ]) {
      expect(wordsOf(item), id).toContain(words);
    }
    const added = addresses(item ?? page).filter((to) => /calendar|\.ics$/.test(to ?? ''));
    expect(added, id).toHaveLength(canceled === undefined ? calendars : 0);
  }
});

test('without scripts the calendar marks no event as next, and has the usual time of a series', () => {
  const page = pageAt('/events');
  expect(addresses(page, 'main a')).toEqual(
    expect.arrayContaining(olderYears.map((year) => `/events/${year}`)),
  );
  expect(part(page, 'Coming up').closest('.needs-script, [hidden], astro-island')).not.toBeNull();
  expect(wordsOf(page.getElementById('evening'))).toMatch(/^In autumn: Example evening on Wed/);
  expect(wordsOf(page.querySelector('main'))).toContain('All times are Central Time.');
});

test('another program can read the feed and the file of each event', () => {
  const read = (path: string) =>
    new ICAL.Component(ICAL.parse(fixtureFile(path).toString()) as unknown[])
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component).summary);
  expect(read('/events.ics')).toEqual(events.map(({ title }) => title));
  for (const { id, title, canceled } of events) {
    if (canceled === undefined) expect(read(`/events/${id}.ics`)).toEqual([title]);
  }
});

test('Subscribe links to Apple, Google and Outlook with the address of the feed', () => {
  const section = part(pageAt('/events'), 'Subscribe');
  const feed = `${site.url}/events.ics`;
  const [note, apple = '', google = '', outlook = ''] = all(section, 'a').map((each) =>
    decodeURIComponent(each.getAttribute('href') ?? ''),
  );
  expect(note).toBe('/contact');
  expect(apple).toBe(feed.replace('https:', 'webcal:'));
  expect(google).toContain(feed.replace('https:', 'webcal:'));
  expect(outlook).toContain(feed);
  expect(wordsOf(section)).toContain(feed);
  expect(wordsOf(section)).toContain(plainWords(eventsPage.subscribeNote));
});
