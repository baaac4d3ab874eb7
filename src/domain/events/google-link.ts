import { detailsOf, type CalendarEvent } from './calendar-event.ts';
import { clockAt, instantsOf } from '../dates/campus-time.ts';
import { addDays, compactDay, type IsoDay } from '../dates/days.ts';
import { readEventTime, type TimeSpan } from '../dates/clock-times.ts';

/**
 * Returns a link to Google Calendar with an event filled in, in campus time. An event without a
 * clear time lasts all day. The title says if the event is canceled.
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
 * Start and end in campus time. Skips the check for clock changes during the day, because it takes
 * 0.1 s on a slow phone and clocks change only at night.
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

function wallTime(day: IsoDay, minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${compactDay(day)}T${two(Math.floor(minutes / 60))}${two(minutes % 60)}00`;
}
