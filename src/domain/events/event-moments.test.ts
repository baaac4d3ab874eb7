import { expect, test } from 'vitest';
import { momentsOf } from './calendar-event.ts';

const zone = 'America/Chicago';
const minutes = (instant: string) => Date.parse(instant) / 60_000;

test('an event ends at its campus time', () => {
  expect(momentsOf({ date: '2025-10-08', time: '7-9 PM' }, zone)).toEqual({
    dayBegins: minutes('2025-10-08T00:00-05:00'),
    ends: minutes('2025-10-08T21:00-05:00'),
  });
});

test.each(['All day', 'TBA'])('"%s" ends with its day', (time) => {
  // The day when clocks are set back has 25 hours.
  expect(momentsOf({ date: '2025-11-02', time }, zone)).toEqual({
    dayBegins: minutes('2025-11-02T00:00-05:00'),
    ends: minutes('2025-11-03T00:00-06:00'),
  });
});
