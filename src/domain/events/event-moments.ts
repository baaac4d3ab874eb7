import type { CalendarEvent } from './calendar-event.ts';
import { instantAt, instantsOf } from '../dates/campus-time.ts';
import { addDays } from '../dates/days.ts';
import { readEventTime } from '../dates/clock-times.ts';

/** When the day of an event begins on campus and when the event is over, in minutes since 1970. */
export interface Moments {
  dayBegins: number;
  ends: number;
}

/** The moments that tell, by any clock in the world, whether an event is today and whether it is over. */
export function momentsOf(
  { date, time }: Pick<CalendarEvent, 'date' | 'time'>,
  zone: string,
): Moments {
  const span = readEventTime(time);
  const ends =
    typeof span === 'string'
      ? instantAt(addDays(date, 1), 0, zone)
      : instantsOf(date, span, zone).ends;
  return { dayBegins: minutesOf(instantAt(date, 0, zone)), ends: minutesOf(ends) };
}

const minutesOf = (instant: Date) => instant.getTime() / 60_000;
