import { expect, test } from 'vitest';
import { instantAt, midnightsOf, zoneInWords } from './campus-time.ts';

const chicago = (day: string, hours: number, minutes = 0) =>
  instantAt(day, hours * 60 + minutes, 'America/Chicago').toISOString();

test.each([
  ['in summer', '2025-09-10', 19, '2025-09-11T00:00:00.000Z'],
  ['on the day the clocks go back, after', '2025-11-02', 19, '2025-11-03T01:00:00.000Z'],
  ['in the hour that comes twice: the first', '2025-11-02', 1, '2025-11-02T06:00:00.000Z'],
  ['in the hour that is skipped: counted on', '2025-03-09', 2, '2025-03-09T08:00:00.000Z'],
  ['after midnight of the next day', '2025-09-10', 25, '2025-09-11T06:00:00.000Z'],
])('%s', (_, day, hours, instant) => {
  expect(chicago(day, hours)).toBe(instant);
});

test.each(['America/Chicago', 'Asia/Kolkata', 'Pacific/Honolulu', 'Australia/Lord_Howe'])(
  'in %s the clocks show the requested time, at every hour of a year',
  (zone) => {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    let skipped = 0;
    for (let hour = 0; hour < 365 * 24; hour += 1) {
      const asked = new Date(Date.UTC(2025, 0, 1, hour)).toISOString();
      const shown = clock.format(instantAt(asked.slice(0, 10), (hour % 24) * 60, zone));
      if (shown !== `${asked.slice(0, 10)} ${asked.slice(11, 16)}`) skipped += 1;
    }
    // Only the hours that clocks skip in the spring differ.
    expect(skipped).toBe({ 'Asia/Kolkata': 0, 'Pacific/Honolulu': 0 }[zone] ?? 1);
  },
);

test.each([
  ['America/Chicago', 'Central Time'],
  ['Europe/Lisbon', 'Western European Time'],
])('%s is called %s all year', (zone, words) => {
  expect(zoneInWords(zone)).toBe(words);
});

test('two midnights identify a zone', () => {
  const minutes = (instant: string) => String(Date.parse(instant) / 60_000);
  expect(midnightsOf('America/Chicago')).toBe(
    `${minutes('2025-01-01T06:00Z')} ${minutes('2025-07-01T05:00Z')}`,
  );
});
