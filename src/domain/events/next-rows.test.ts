import { expect, test } from 'vitest';
import type { CalendarEvent } from './calendar-event.ts';
import { nextRows } from './next-rows.ts';

const zone = 'America/Chicago';
const event = (date: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: `id-${date}`,
  date,
  title: 'Study night',
  location: 'CPE 2.222',
  time: '7-9 PM',
  description: 'Bring a problem.',
  ...more,
});
const rooms = [{ name: 'CPE 2.222', address: '/resources/getting-around#cpe-2-222' }];

test('a row has the moments, paths and texts of an event', () => {
  const { rows, isWhole } = nextRows([event('2025-10-08')], zone, rooms);
  expect(isWhole).toBe(true);
  expect(rows).toEqual([
    [
      Date.parse('2025-10-08T00:00-05:00') / 60_000,
      Date.parse('2025-10-08T21:00-05:00') / 60_000,
      false,
      'id-2025-10-08',
      '/resources/getting-around#cpe-2-222',
      'Oct',
      '8',
      'Tonight',
      'Study night',
      'Wednesday',
      '7-9 PM',
      'CPE 2.222',
    ],
  ]);
});

test.each(['noon-1 PM', 'All day', 'TBA'])('"%s" is today, not tonight', (time) => {
  expect(nextRows([event('2025-10-08', { time })], zone, []).rows[0]).toContain('Today');
});

test('a canceled event is never next', () => {
  const canceled = event('2025-10-08', { canceled: 'Canceled: exam.' });
  expect(nextRows([canceled], zone, rooms).rows).toEqual([]);
});

test('a long list is cut to the last events and marked as incomplete', () => {
  const many = Array.from({ length: 5000 }, () => event('2020-01-01'));
  const { rows, isWhole } = nextRows([...many, event('2025-10-08')], zone, rooms);
  expect(isWhole).toBe(false);
  expect(rows).toHaveLength(120);
  expect(rows.at(-1)?.[3]).toBe('id-2025-10-08');
});
