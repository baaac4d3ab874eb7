import { expect, test } from 'vitest';
import { dayShown } from './search-entry.ts';

const days: [string, string][] = [
  ['2025-10-01', '#a'],
  ['2025-10-08', '#b'],
];

test.each([
  ['2025-09-01', days, '#a', 'Next: Wednesday, October 1, 2025'],
  ['2025-10-01', days, '#a', 'Next: Wednesday, October 1, 2025'],
  ['2025-10-02', days, '#b', 'Next: Wednesday, October 8, 2025'],
  ['2025-10-08', days, '#b', 'Next: Wednesday, October 8, 2025'],
  ['2025-10-09', days, '#b', 'Past: Wednesday, October 8, 2025'],
  ['2025-09-30', days.slice(0, 1), '#a', 'Wednesday, October 1, 2025'],
] as const)('on %s, shows the next day of an event, or the last', (today, own, address, words) => {
  expect(dayShown(own, today)).toEqual({ address, words });
});

test('an event without days has none', () => {
  expect(dayShown([], '2025-10-01')).toBeUndefined();
});
