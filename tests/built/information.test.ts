// @vitest-environment happy-dom
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { dayInWords } from '../../src/domain/dates/day-words.ts';
import { datesInWords, knownDates } from '../../src/domain/registration/known-dates.ts';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import {
  about,
  events,
  eventsPage,
  gettingAround,
  join,
  registration,
  resources,
  site,
  textbooks,
} from '../fixture-content.ts';
import {
  addresses,
  all,
  fixtureFile,
  link,
  pageAt,
  part,
  texts,
  wordsOf,
} from './fixture-pages.ts';

test.each([
  ['/about', about],
  ['/events', eventsPage],
  ['/join', join],
  ['/resources', resources],
  ['/resources/getting-around', gettingAround],
  ['/resources/registration', registration],
  ['/resources/textbooks', textbooks],
] as const)('%s shows when it was last checked', (path, { reviewed }) => {
  expect(wordsOf(pageAt(path).querySelector('.below-title'))).toContain(
    `Last checked ${dayInWords(reviewed)}`,
  );
});

test('Resources: every group with its links, outside ones marked', () => {
  const page = pageAt('/resources');
  for (const { title, links } of resources.groups) {
    const group = part(page, title);
    expect(new Set(addresses(group))).toEqual(new Set(links.map(({ to }) => to)));
    expect(texts(group, 'a').toSorted()).toEqual(
      links
        .map(({ title: name, page: named, to }) => {
          const whole = named === undefined ? name : `${name}: ${named}`;
          return to.startsWith('https:') ? `${whole} (external link)` : whole;
        })
        .toSorted(),
    );
  }
});

test('Registration: tips, helpful links, questions, and terms with their meanings', () => {
  const page = pageAt('/resources/registration');
  expect(texts(part(page, 'Tips'), 'h3')).toEqual(registration.tips.map(({ title }) => title));
  expect(all(part(page, 'Helpful links'), 'a')).toHaveLength(registration.links.length);
  expect(texts(page, 'summary')).toEqual(registration.faq.map(({ question }) => question));
  const outside = link(part(page, 'Tips'), 'the schedule (external link)');
  expect(outside.getAttribute('href')).toBe('https://registrar.example.edu/schedule');
  for (const { id, word, meaning, see, ask } of registration.words) {
    const entry = page.getElementById(id);
    for (const words of [word, meaning, see ?? '', ask ?? '']) {
      expect(wordsOf(entry)).toContain(plainWords(words).slice(0, -4));
    }
  }
});

test('Registration: every date with its text, in order, none marked as next or over', () => {
  const page = pageAt('/resources/registration');
  const dates = knownDates(registration.dates, events, site.timeZone);
  const section = part(page, 'Dates');
  expect(texts(section, 'h3')).toEqual(dates.map(({ title }) => title));
  for (const { id, time = '', location = '', text = '', canceled = '', ...span } of dates) {
    const item = page.getElementById(id);
    const words = [datesInWords(span), time, location, plainWords(text), plainWords(canceled)];
    for (const each of words) expect(wordsOf(item)).toContain(each);
  }
  expect(all(section, '.is-next, .is-over')).toEqual([]);
  expect(texts(section, '.days-away').join('')).toBe('');
  const calendar = link(section, 'Add these dates to your calendar').getAttribute('href') ?? '';
  const read = new ICAL.Component(ICAL.parse(fixtureFile(calendar).toString()) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  expect(read.map(({ summary }) => summary)).toEqual(dates.map(({ title }) => title));
  const [out, windows, meeting] = read;
  expect([out?.startDate.isDate, meeting?.startDate.isDate]).toEqual([true, false]);
  // The end date of an iCalendar event is exclusive.
  expect(windows?.endDate.toString()).toBe('2025-10-11');
  expect(meeting?.startDate.toJSDate()).toEqual(new Date('2025-10-07T18:30:00-05:00'));
});

test('a date of registration that is an event has the same day in both places', () => {
  const [page, calendar] = [pageAt('/resources/registration'), pageAt('/events')];
  for (const id of registration.dates.flatMap(({ event }) => event ?? [])) {
    const listed = wordsOf(calendar.getElementById(id)?.querySelector('time'));
    expect(listed).not.toBe('');
    expect(wordsOf(page.getElementById(id)?.querySelector('.date-day'))).toContain(listed);
  }
});

test('Getting around: directions in steps, and every place on the map in words', () => {
  const page = pageAt('/resources/getting-around');
  const { directions, places, start } = gettingAround;
  expect(texts(part(page, directions.heading), 'li')).toEqual(directions.steps.map(plainWords));
  expect(texts(part(page, 'Buildings and study spaces'), 'h3')).toEqual(
    places.map(({ name }) => name),
  );
  expect(texts(page, '.campus-map .building text').map((name) => name.replaceAll(' ', ''))).toEqual(
    places.map(({ name, short = name }) => short.replaceAll(' ', '')),
  );
  expect(texts(page, '.campus-map .route text')).toEqual([start]);
});
