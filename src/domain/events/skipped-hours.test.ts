import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from './calendar-event.ts';
import { instantAt } from '../dates/campus-time.ts';
import { addDays, type IsoDay } from '../dates/days.ts';
import { googleLink } from './google-link.ts';
import { iCalendar } from './icalendar.ts';
import { addMonths, monthGrid } from './month-grid.ts';

/**
 * Zones that skip an hour at 2 AM, half an hour, an hour at midnight, an hour at 10 PM, or nothing.
 */
const zones = [
  'America/Chicago',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Pacific/Easter',
  'Asia/Kolkata',
];
const months = Array.from({ length: 4 * 12 }, (_, index) => addMonths('2025-01', index));

/** Returns the days within four years on which clocks in a zone change. */
function changes(zone: string): IsoDay[] {
  const midnight = (day: IsoDay) => instantAt(day, 0, zone).getTime();
  const isOdd = (day: IsoDay, next: IsoDay) =>
    midnight(next) - midnight(day) !== Date.parse(next) - Date.parse(day);
  return months
    .filter((month) => isOdd(`${month}-01`, `${addMonths(month, 1)}-01`))
    .flatMap((month) => monthGrid(month).flat())
    .filter((day) => isOdd(day, addDays(day, 1)));
}

/** Every half hour of a day, starting two hours before midnight. */
const halfHours = Array.from({ length: 52 }, (_, index) => (index - 4) * 30);
const clock = (minutes: number) =>
  [(Math.floor(minutes / 60) + 24) % 24, (minutes + 1440) % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
const hourFrom = (day: IsoDay, start: number) => ({
  id: 'night',
  date: addDays(day, Math.floor(start / 1440)),
  title: 'Night',
  location: 'CPE 2.222',
  time: `${clock(start)}-${clock(start + 60)}`,
  description: '',
});

const page = 'https://board.example.org/events';
const instant = (compact = '') =>
  Date.parse(compact.replace(/^(....)(..)(..T..)(..)(..)(Z?)$/, '$1-$2-$3:$4:$5Z'));

/** Returns the start and end in the calendar file, which are instants. */
function inFile(one: CalendarEvent, zone: string): [number, number] {
  const file = iCalendar({ name: 'Board', zone, page, revised: '2025-01-01', events: [one] });
  return [instant(/DTSTART:(.*)\r/.exec(file)?.[1]), instant(/DTEND:(.*)\r/.exec(file)?.[1])];
}

/** Returns the start and end in the link, which are clock times. */
function inLink(one: CalendarEvent, zone: string): [number, number] {
  const [start, end] = (new URL(googleLink(one, zone)).searchParams.get('dates') ?? '').split('/');
  return [instant(start), instant(end)];
}

describe.each(zones)('in %s', (zone) => {
  const asked = changes(zone).flatMap((day) => halfHours.map((start) => hourFrom(day, start)));
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const clocksAt = (time: number) => Date.parse(`${shown.format(time).replace(' ', 'T')}Z`);

  test('events end after they begin, at existing times, in the file and in the link', () => {
    expect(asked).toHaveLength(zone === 'Asia/Kolkata' ? 0 : 8 * halfHours.length);
    const wrong = asked.filter((one) => {
      const [begins, ends] = inFile(one, zone);
      const [start, end] = inLink(one, zone);
      const isOneTime = clocksAt(begins) === start && clocksAt(ends) === end;
      return !isOneTime || ends <= begins || end <= start;
    });
    expect(wrong).toEqual([]);
  });
});
