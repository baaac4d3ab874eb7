import { expect, test } from 'vitest';
import { expandEvents, momentsOf, recentEvents } from './calendar-event.ts';

const event = (date: string, more = {}) => ({
  id: 'x',
  date,
  title: 'Study night',
  location: 'CPE 2.222',
  time: '7-9 PM',
  description: 'Bring a problem.',
  ...more,
});

test('a weekly event becomes one event per week with a permanent id', () => {
  const days = expandEvents([event('2025-10-22', { weekly: { until: '2025-11-12' } })]);
  expect(days.map(({ id, date }) => [id, date])).toEqual([
    ['x-2025-10-22', '2025-10-22'],
    ['x-2025-10-29', '2025-10-29'],
    ['x-2025-11-05', '2025-11-05'],
    ['x-2025-11-12', '2025-11-12'],
  ]);
});

test('a moved week keeps its id, and a canceled one remains', () => {
  const changes = [
    { week: '2025-10-01', date: '2025-09-30', location: 'CPE 1.110' },
    { week: '2025-10-08', canceled: 'Canceled: exam.' },
  ];
  const days = expandEvents([event('2025-10-01', { weekly: { until: '2025-10-08', changes } })]);
  expect(days).toMatchObject([
    { id: 'x-2025-10-01', date: '2025-09-30', location: 'CPE 1.110', time: '7–9 PM' },
    { id: 'x-2025-10-08', date: '2025-10-08', canceled: 'Canceled: exam.' },
  ]);
});

test('events of a day are sorted by time, all-day events first', () => {
  const day = '2025-10-07';
  const times = expandEvents(
    ['7 PM', 'noon', 'All day', '9 AM'].map((time) => event(day, { time })),
  );
  expect(times.map(({ time }) => time)).toEqual(['All day', '9 AM', 'noon', '7 PM']);
});

test('the two newest years are recent', () => {
  const events = ['2022-01-01', '2023-12-31', '2025-02-01', '2026-01-01'].map((date) =>
    event(date),
  );
  const { recent, olderYears } = recentEvents(events);
  expect(recent.map(({ date }) => date)).toEqual(['2025-02-01', '2026-01-01']);
  expect(olderYears).toEqual(['2023', '2022']);
  expect(recentEvents([])).toEqual({ recent: [], olderYears: [] });
});

const zone = 'America/Chicago';
const minutes = (instant: string) => Date.parse(instant) / 60_000;

test('an event ends at its campus time', () => {
  expect(momentsOf({ date: '2025-10-08', time: '7-9 PM' }, zone)).toEqual({
    dayBegins: minutes('2025-10-08T00:00-05:00'),
    ends: minutes('2025-10-08T21:00-05:00'),
  });
});

test.each(['All day', 'TBA'])('"%s" ends with its day', (time) => {
  // The day on which clocks are set back has 25 hours.
  expect(momentsOf({ date: '2025-11-02', time }, zone)).toEqual({
    dayBegins: minutes('2025-11-02T00:00-05:00'),
    ends: minutes('2025-11-03T00:00-06:00'),
  });
});
