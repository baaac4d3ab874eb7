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

test('describes a series by its usual time and skips single events', () => {
  expect(weeklySeries([night, record('once', '2025-10-07')])).toEqual([
    { id: 'night', title: 'Study night', usually: 'Wednesdays, 7–9 PM', location: 'CPE 2.222' },
  ]);
  expect(weeklySeries([record('once', '2025-10-07')])).toEqual([]);
  expect(weeklySeries([])).toEqual([]);
});

test('without a time the day is enough', () => {
  expect(weeklySeries([{ ...night, time: 'TBA' }])[0]?.usually).toBe('Wednesdays');
});

test('keeps the last of each title, the latest first', () => {
  const spring = record('spring', '2026-01-20', { time: '6 PM', weekly: { until: '2026-04-28' } });
  const tea = record('tea', '2025-09-05', { title: 'Tea', weekly: { until: '2025-12-05' } });
  expect(weeklySeries([night, spring, tea]).map(({ id, usually }) => [id, usually])).toEqual([
    ['spring', 'Tuesdays, 6 PM'],
    ['tea', 'Fridays, 7–9 PM'],
  ]);
});

test('skips series that are canceled or ended a year ago', () => {
  expect(weeklySeries([night, record('new', '2026-11-20')])).toEqual([]);
  expect(weeklySeries([night, record('new', '2026-11-19')])).toHaveLength(1);
  expect(weeklySeries([{ ...night, canceled: 'Canceled.' }])).toEqual([]);
});

test('describes the first series in a sentence', () => {
  expect(usualInWords('In term', weeklySeries([night]))).toBe(
    'In term: Study night on Wednesdays, 7–9 PM, CPE 2.222.',
  );
  expect(usualInWords('In term', [])).toBeUndefined();
});
