import { detailsOf, type CalendarEvent } from './calendar-event.ts';
import { clockAt, instantsOf } from '../dates/campus-time.ts';
import { addDays, compactDay, type IsoDay } from '../dates/days.ts';
import { readEventTime, type TimeSpan } from '../dates/clock-times.ts';

/**
 * Link that opens Google Calendar with an event filled in. Times are campus times; an event without
 * a readable time is an all-day event, and a canceled one says so.
 */
export function googleLink(event: CalendarEvent, zone: string): string {
  const { date, title, time, location, canceled } = event;
  const span = readEventTime(time);
  const timed = typeof span === 'object';
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: canceled === undefined ? title : `Canceled: ${title}`,
    dates: timed
      ? wallTimes(date, span, zone).join('/')
      : `${compactDay(date)}/${compactDay(addDays(date, 1))}`,
    ...(timed && { ctz: zone }),
    details: detailsOf(event),
    location,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

/**
 * Campus start and end times. Clocks only change at night, and checking takes a slow phone 0.1 s,
 * so daytime events skip that.
 */
function wallTimes(day: IsoDay, span: TimeSpan, zone: string): string[] {
  if (span.start >= firstSafe && span.end < lastSafe) {
    return [wallTime(day, span.start), wallTime(day, span.end)];
  }
  const { begins, ends } = instantsOf(day, span, zone);
  return [clockAt(begins, zone), clockAt(ends, zone)];
}

/** Minutes of the day between which no time zone changes its clocks. */
const [firstSafe, lastSafe] = [4 * 60, 22 * 60];

/** Writes a minute of a day in calendar format, without a zone. */
function wallTime(day: IsoDay, minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${compactDay(day)}T${two(Math.floor(minutes / 60))}${two(minutes % 60)}00`;
}
