// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { campusDay, isElsewhere } from './campus-day.ts';
import { today } from './today.ts';

/** Midnight on January 1 and July 1, 2025, in each time zone, in UTC. */
const midnights: Record<string, [string, string]> = {
  'America/Chicago': ['2025-01-01T06:00Z', '2025-07-01T05:00Z'],
  'Pacific/Honolulu': ['2025-01-01T10:00Z', '2025-07-01T10:00Z'],
  'Asia/Kolkata': ['2024-12-31T18:30Z', '2025-06-30T18:30Z'],
  'Pacific/Auckland': ['2024-12-31T11:00Z', '2025-06-30T12:00Z'],
  'Pacific/Fiji': ['2024-12-31T12:00Z', '2025-06-30T12:00Z'],
  'Pacific/Chatham': ['2024-12-31T10:15Z', '2025-06-30T11:15Z'],
};

/** Sets up a page of a board in the given time zone. */
const pageIn = (zone: string) => {
  const minutes = (midnights[zone] ?? []).map((instant) => Date.parse(instant) / 60_000);
  Object.assign(document.documentElement.dataset, { zone, midnights: minutes.join(' ') });
};

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['America/Chicago', 'Pacific/Honolulu', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'in %s, the day is the same as on local clocks, at every eleventh hour of a year',
  (zone) => {
    pageIn(zone);
    const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'short' });
    for (let hour = 0; hour < 366 * 24; hour += 11) {
      const instant = Date.UTC(2026, 6, 1, hour, 30);
      const [month = '', day = '', year = ''] = clock.format(instant).split('/');
      const shown = `20${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
      expect(campusDay(instant)).toBe(shown);
    }
  },
);

test('a visitor in the zone of the campus needs no formatter', () => {
  const made = vi.spyOn(Date.prototype, 'toLocaleDateString');
  // These tests run in Auckland.
  pageIn('Pacific/Auckland');
  expect(isElsewhere()).toBe(false);
  expect(campusDay()).toBe(today());
  expect(made).not.toHaveBeenCalled();
});

test.each(['America/Chicago', 'Pacific/Chatham'])(
  'for a visitor in Auckland, a campus in %s is elsewhere',
  (zone) => {
    pageIn(zone);
    expect(isElsewhere()).toBe(true);
  },
);
