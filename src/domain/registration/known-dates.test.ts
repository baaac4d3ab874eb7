import { expect, test } from 'vitest';
import { asEvents, datesInWords, knownDates, readDateTime } from './known-dates.ts';

const zone = 'America/Chicago';
const minutes = (instant: string) => Date.parse(instant) / 60_000;
const meeting = {
  id: 'meeting',
  date: '2026-11-19',
  title: 'Meeting',
  location: 'Hall',
  time: '6-8 PM',
  description: 'Come.',
};

test.each([
  ['until 5 PM', { closes: 'until 5 PM', at: 17 * 60 }],
  ['By noon', { closes: 'by noon', at: 12 * 60 }],
  ['till 23:59', { closes: 'until 11:59 PM', at: 23 * 60 + 59 }],
  ['6-8 PM', { start: 18 * 60, end: 20 * 60 }],
  ['All day', 'all-day'],
  ['until 5', 'unreadable'],
  ['until 5-7 PM', 'unreadable'],
  ['until 5 to 7 PM', 'unreadable'],
  ['until late', 'unreadable'],
  ['5', 'unreadable'],
])('reads the time "%s"', (text, time) => {
  expect(readDateTime(text)).toEqual(time);
});

test('sorts dates by time', () => {
  const dates = knownDates(
    [
      { id: 'late', title: 'Late', date: '2027-03-29' },
      { event: 'meeting' },
      { id: 'open', title: 'Open', date: '2026-11-02', until: '2026-11-13' },
    ],
    [meeting],
    zone,
  );
  expect(dates.map(({ id }) => id)).toEqual(['open', 'meeting', 'late']);
});

test('a date that names an event takes its facts, title and text', () => {
  const [plain, own] = knownDates(
    [{ event: 'meeting' }, { event: 'meeting', id: 'own', title: 'Help', text: 'Ask.' }],
    [{ ...meeting, canceled: 'Closed.' }],
    zone,
  );
  expect(plain).toMatchObject({
    id: 'meeting',
    title: 'Meeting',
    first: '2026-11-19',
    last: '2026-11-19',
    time: '6–8 PM',
    location: 'Hall',
    text: 'Come.',
    canceled: 'Closed.',
  });
  expect(own).toMatchObject({ id: 'own', title: 'Help', text: 'Ask.', location: 'Hall' });
});

test('a date is over at its last hour, its deadline or campus midnight', () => {
  const ends = (record: object) =>
    knownDates([{ id: 'a', title: 'A', date: '2026-12-02', ...record }], [], zone)[0]?.ends;
  expect(ends({})).toBe(minutes('2026-12-03T00:00:00-06:00'));
  expect(ends({ time: 'until 5 PM' })).toBe(minutes('2026-12-02T17:00:00-06:00'));
  expect(ends({ time: '6-8 PM' })).toBe(minutes('2026-12-02T20:00:00-06:00'));
  expect(ends({ until: '2027-06-01', time: 'until 5 PM' })).toBe(
    minutes('2027-06-01T17:00:00-05:00'),
  );
});

test('writes dates in words', () => {
  const words = (first: string, last = first) => datesInWords({ first, last });
  expect(words('2026-12-02')).toBe('Wed, Dec 2, 2026');
  expect(words('2026-11-02', '2026-11-13')).toBe('Mon, Nov 2 to Fri, Nov 13, 2026');
  expect(words('2026-12-30', '2027-01-04')).toBe('Wed, Dec 30, 2026 to Mon, Jan 4, 2027');
});

test('deadlines and periods become whole days with their hours in the text', () => {
  const dates = knownDates(
    [
      { id: 'a', title: 'A', date: '2026-11-02', until: '2026-11-04', time: '8 AM-5 PM' },
      { id: 'b', title: 'B', date: '2026-11-05', time: 'by 5 p.m.', text: 'On paper.' },
      { id: 'c', title: 'C', date: '2026-11-06', time: '6-8 PM' },
      { id: 'd', title: 'D', date: '2026-11-07' },
    ],
    [],
    zone,
  );
  expect(asEvents(dates).map(({ until, time, description }) => [until, time, description])).toEqual(
    [
      ['2026-11-04', 'All day', '8 AM–5 PM.'],
      ['2026-11-05', 'All day', 'By 5 PM. On paper.'],
      ['2026-11-06', '6–8 PM', ''],
      ['2026-11-07', 'All day', ''],
    ],
  );
});
