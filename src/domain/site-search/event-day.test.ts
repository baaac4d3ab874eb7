import { expect, test } from 'vitest';
import { eventDay } from './event-day.ts';

const days: [string, string][] = [
  ['2025-10-01', '#a'],
  ['2025-10-08', '#b'],
];

test.each([
  ['2025-09-01', '#a'],
  ['2025-10-01', '#a'],
  ['2025-10-02', '#b'],
  ['2031-01-15', '#b'],
])('on %s the day that comes next is meant, or the last', (today, address) => {
  expect(eventDay(days, today)?.address).toBe(address);
});

test('an event without days has none', () => {
  expect(eventDay([], '2025-10-01')).toBeUndefined();
});
