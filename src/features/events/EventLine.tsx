import type { CalendarEvent } from '../../domain/calendar/calendar-event.ts';
import { shortDay } from '../../domain/calendar/days.ts';
import { momentsOf } from '../../domain/calendar/event-moments.ts';
import { googleLink } from '../../domain/calendar/google-link.ts';
import { textParts } from '../../domain/linked-text.ts';
import type { Room } from '../../domain/rooms.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Location } from './Location.tsx';

interface EventLineProps {
  event: CalendarEvent;
  zone: string;
  rooms: readonly Room[];
  isOver: boolean;
}

/** An event in a line, with the rest of it below where no dialog can show it. */
export function EventLine({ event, zone, rooms, isOver }: EventLineProps) {
  const { id, date, title, time, location, description, cancelled, series } = event;
  return (
    <li
      id={id}
      className={cancelled === undefined ? 'event-line' : 'event-line is-cancelled'}
      data-ends={momentsOf(event, zone).ends}
      data-series={series}
      data-where={`${time} ${location}`}
    >
      <a href={`#${id}`}>
        <time dateTime={date}>{shortDay(date)}</time> <span className="event-name">{title}</span>
        {cancelled !== undefined && <span className="sr-only"> (canceled)</span>}
      </a>
      <p className="event-where">
        {time} · <Location location={location} rooms={rooms} />
      </p>
      <div className="event-more">
        {cancelled !== undefined && (
          <p className="font-strong text-orange">
            <LinkedText parts={textParts(cancelled)} />
          </p>
        )}
        <p>
          <LinkedText parts={textParts(description)} />
        </p>
        {cancelled === undefined && !isOver && (
          <p className="event-links no-print">
            <TextLink href={googleLink(event, zone)}>Add to Google Calendar</TextLink>
            <TextLink href={`/events/${id}.ics`}>Other calendars (.ics)</TextLink>
          </p>
        )}
      </div>
    </li>
  );
}
