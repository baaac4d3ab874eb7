import type { CalendarEvent } from './calendar-event.ts';
import { addDays, compactDay, type IsoDay } from './days.ts';
import { readEventTime } from './event-time.ts';

/**
 * The address that opens Google Calendar with an event filled in. Times are those of the campus,
 * wherever the visitor is; an event whose time cannot be read takes the whole day.
 */
export function googleLink(event: CalendarEvent, zone: string): string {
  const span = readEventTime(event.time);
  const timed = typeof span === 'object';
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: timed
      ? `${wallTime(event.date, span.start)}/${wallTime(event.date, span.end)}`
      : `${compactDay(event.date)}/${compactDay(addDays(event.date, 1))}`,
    ...(timed && { ctz: zone }),
    details: event.description,
    location: event.location,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

/** A minute of a day as calendars write it, without a zone; it may lie on the next day. */
function wallTime(day: IsoDay, minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const onDay = addDays(day, Math.floor(minutes / 1440));
  const rest = minutes % 1440;
  return `${compactDay(onDay)}T${two(Math.floor(rest / 60))}${two(rest % 60)}00`;
}
