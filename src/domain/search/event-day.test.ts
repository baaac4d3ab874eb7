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

test.each([
  ['2025-10-08', days, 'Next: Wednesday, October 8, 2025'],
  ['2025-10-09', days, 'Past: Wednesday, October 8, 2025'],
  ['2025-09-30', days.slice(0, 1), 'Wednesday, October 1, 2025'],
] as const)(
  'on %s it says whether there is another, and whether it is over',
  (today, own, words) => {
    expect(eventDay(own, today)?.words).toBe(words);
  },
);

test('an event without days has none', () => {
  expect(eventDay([], '2025-10-01')).toBeUndefined();
});
