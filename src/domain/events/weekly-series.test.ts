import { expect, test } from 'vitest';
import type { EventRecord } from './calendar-event.ts';
import { usualInWords, weeklySeries } from './weekly-series.ts';

const record = (id: string, date: string, more: Partial<EventRecord> = {}): EventRecord => ({
  id,
  date,
  title: 'Study night',
  location: 'CPE 2.222',
  time: '7-9 PM',
  description: 'Bring a problem.',
  ...more,
});
const night = record('night', '2025-09-10', { weekly: { until: '2025-11-19' } });

test('a series is said as it usually is, and an event that happens once is none', () => {
  expect(weeklySeries([night, record('once', '2025-10-07')])).toEqual([
    { id: 'night', title: 'Study night', usually: 'Wednesdays, 7–9 PM', location: 'CPE 2.222' },
  ]);
  expect(weeklySeries([record('once', '2025-10-07')])).toEqual([]);
  expect(weeklySeries([])).toEqual([]);
});

test('where no hour is known the day is enough', () => {
  expect(weeklySeries([{ ...night, time: 'TBA' }])[0]?.usually).toBe('Wednesdays');
});

test('of several with one title the last is meant, and the latest come first', () => {
  const spring = record('spring', '2026-01-20', { time: '6 PM', weekly: { until: '2026-04-28' } });
  const tea = record('tea', '2025-09-05', { title: 'Tea', weekly: { until: '2025-12-05' } });
  expect(weeklySeries([night, spring, tea]).map(({ id, usually }) => [id, usually])).toEqual([
    ['spring', 'Tuesdays, 6 PM'],
    ['tea', 'Fridays, 7–9 PM'],
  ]);
});

test('what the board gave up a year ago, or called off as a whole, is no promise', () => {
  expect(weeklySeries([night, record('new', '2026-11-20')])).toEqual([]);
  expect(weeklySeries([night, record('new', '2026-11-19')])).toHaveLength(1);
  expect(weeklySeries([{ ...night, cancelled: 'Canceled.' }])).toEqual([]);
});

test('the first of them is said in a sentence, if there is one', () => {
  expect(usualInWords('In term', weeklySeries([night]))).toBe(
    'In term: Study night on Wednesdays, 7–9 PM, CPE 2.222.',
  );
  expect(usualInWords('In term', [])).toBeUndefined();
});
