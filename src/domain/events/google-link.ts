import { detailsOf, type CalendarEvent } from './calendar-event.ts';
import { clockAt, instantsOf } from '../dates/campus-time.ts';
import { addDays, compactDay, type IsoDay } from '../dates/days.ts';
import { readEventTime, type TimeSpan } from '../dates/clock-times.ts';

/**
 * The address that opens Google Calendar with an event filled in. Times are those of the campus,
 * wherever the visitor is; an event whose time cannot be read takes the whole day, and one that does not
 * take place says so.
 */
export function googleLink(event: CalendarEvent, zone: string): string {
  const { date, title, time, location, cancelled } = event;
  const span = readEventTime(time);
  const timed = typeof span === 'object';
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: cancelled === undefined ? title : `Canceled: ${title}`,
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
 * When an event begins and ends by the clocks of the campus. Those skip an hour at night only, and
 * asking them costs a slow phone a tenth of a second: an event by day does without.
 */
function wallTimes(day: IsoDay, span: TimeSpan, zone: string): string[] {
  if (span.start >= firstSafe && span.end < lastSafe) {
    return [wallTime(day, span.start), wallTime(day, span.end)];
  }
  const { begins, ends } = instantsOf(day, span, zone);
  return [clockAt(begins, zone), clockAt(ends, zone)];
}

/** The minutes of a day between which no zone of the world changes its clocks. */
const [firstSafe, lastSafe] = [4 * 60, 22 * 60];

/** A minute of a day as calendars write it, without a zone. */
function wallTime(day: IsoDay, minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${compactDay(day)}T${two(Math.floor(minutes / 60))}${two(minutes % 60)}00`;
}
