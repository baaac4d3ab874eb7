import { execFileSync } from 'node:child_process';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { plainWords } from '../src/domain/words/linked-text.ts';
import { readEventTime } from '../src/domain/dates/clock-times.ts';
import { iCalendar } from '../src/domain/events/icalendar.ts';
import { events, eventsPage, site } from './content.ts';

const calendar = {
  name: site.name,
  zone: site.timeZone,
  page: `${site.url}/events`,
  revised: eventsPage.reviewed,
};
const awkward = {
  id: 'awkward',
  date: '2025-11-02',
  title: 'Commas, semicolons; back\\slashes “and” 🧪 emoji '.repeat(4).trim(),
  location: 'CPE; 2,222',
  time: '12:30 – 1:45 pm',
  description: 'One [line](/about)\nand another, with ümläuts éverywhere '.repeat(5).trim(),
};
const all = [...events, awkward];
const text = iCalendar({ ...calendar, events: all });

const parsed = (source: string) =>
  new ICAL.Component(ICAL.parse(source) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

test('lines end in CRLF and have at most 75 bytes', () => {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
});

test('another program reads back the same events', () => {
  const back = parsed(text);
  expect(back.map(({ uid }) => uid)).toEqual(
    all.map(({ id }) => `${id}@${new URL(site.url).host}`),
  );
  for (const [index, event] of all.entries()) {
    const read = back[index];
    expect(read?.summary).toBe(event.title);
    expect(read?.location).toBe(event.location);
    expect(read?.description).toContain(plainWords(event.description));
    const span = readEventTime(event.time);
    expect(read?.startDate.isDate).toBe(typeof span === 'string');
  }
});

test('control characters are removed, and line breaks kept', () => {
  const event = {
    ...awkward,
    title: 'A\u0000B\u0007 C\u001b[1m\u007f\u0085',
    location: 'Room\t1\u000b',
    description: 'one\rtwo\r\nthree\nfour\u0008',
  };
  const file = iCalendar({ ...calendar, events: [event] });
  expect(file.replaceAll(/[\r\n\t]/g, '')).not.toMatch(/\p{Cc}/u);
  expect(parsed(file)[0]).toMatchObject({
    summary: 'AB C[1m',
    location: 'Room\t1',
    description: 'one\ntwo\nthree\nfour',
  });
});

test('times are campus times', () => {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: site.timeZone, timeStyle: 'short' });
  const [night] = parsed(text).filter(({ uid }) => uid.startsWith('awkward'));
  expect(clock.format(night?.startDate.toJSDate())).toMatch(/^12:30\sPM$/);
  expect(clock.format(night?.endDate.toJSDate())).toMatch(/^1:45\sPM$/);
});

test('an event of several days includes the last, and empty fields are left out', () => {
  const several = { id: 'a', date: '2026-12-30', until: '2027-01-04', title: 'A', time: 'All day' };
  const days = iCalendar({ ...calendar, events: [{ ...several, location: '', description: '' }] });
  const [read] = parsed(days);
  expect(read?.startDate.toString()).toBe('2026-12-30');
  // In iCalendar, the end date is the day after the last day.
  expect(read?.endDate.toString()).toBe('2027-01-05');
  expect(days).not.toMatch(/^(?:LOCATION|DESCRIPTION)/m);
});

describe('in every time zone of a machine', () => {
  const script = `
    import { iCalendar } from './src/domain/events/icalendar.ts';
    process.stdout.write(iCalendar(JSON.parse(process.argv[1])));
  `;
  test.each(['UTC', 'America/Chicago', 'Pacific/Honolulu', 'Asia/Kolkata', 'Pacific/Auckland'])(
    'in %s the bytes are the same',
    (zone) => {
      const output = execFileSync(
        process.execPath,
        [
          '--input-type=module-typescript',
          '--eval',
          script,
          JSON.stringify({ ...calendar, events: all }),
        ],
        { env: { ...process.env, TZ: zone }, encoding: 'utf8' },
      );
      expect(output).toBe(text);
    },
  );
});
