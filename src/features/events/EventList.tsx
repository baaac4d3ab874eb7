import { momentsOf, type CalendarEvent } from '../../domain/events/calendar-event.ts';
import { monthInWords, shortDay } from '../../domain/dates/day-words.ts';
import { monthOf } from '../../domain/events/month-grid.ts';
import type { Room } from '../../domain/words/room-names.ts';
import { googleLink } from '../../domain/events/google-link.ts';
import { textParts } from '../../domain/words/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Location } from './Location.tsx';

interface EventListProps {
  events: readonly CalendarEvent[];
  zone: string;
  rooms: readonly Room[];
  /** True for a past year, whose months are all open and have no calendar links. */
  isOver?: boolean;
}

/**
 * Lists all events by month, newest first, one line each: for reading, printing and visitors
 * without JavaScript. src/features/events/ComingUpOnTheClock.astro moves future events out of the
 * list.
 */
export function EventList({ events, zone, rooms, isOver = false }: EventListProps) {
  const months = [...new Set(events.map(({ date }) => monthOf(date)))].reverse();
  // The list of a past year is the entire page. Otherwise it's a section.
  const Heading = isOver ? 'h2' : 'h3';
  return (
    <div
      className={isOver ? 'event-months' : 'event-months has-dialog'}
      data-past={isOver ? undefined : 'Past events'}
    >
      {months.map((month) => (
        <details className="open:pb-5" key={month} open={isOver}>
          <summary className="disclosure flex min-h-13 items-center border-b border-hair hover:text-accent">
            <Heading className="text-[1.125rem] font-h3">{monthInWords(month)}</Heading>
          </summary>
          <ul className="event-list">
            {events
              .filter(({ date }) => monthOf(date) === month)
              .map((event) => (
                <EventLine key={event.id} {...{ event, zone, rooms, isOver }} />
              ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

interface EventLineProps {
  event: CalendarEvent;
  zone: string;
  rooms: readonly Room[];
  isOver: boolean;
}

/** Shows an event on one line, followed by its details if there's no dialog. */
function EventLine({ event, zone, rooms, isOver }: EventLineProps) {
  const { id, date, title, time, location, description, canceled, series } = event;
  const isCanceled = canceled !== undefined;
  return (
    <li
      id={id}
      className={isCanceled ? 'event-line is-canceled' : 'event-line'}
      data-ends={momentsOf(event, zone).ends}
      data-series={series}
      data-where={`${time} ${location}`}
    >
      <a className="hover:text-accent" href={`#${id}`}>
        <time
          className={`text-soft tabular-nums ${isCanceled ? 'line-through' : ''}`}
          dateTime={date}
        >
          {shortDay(date)}
        </time>{' '}
        <span
          className={`event-name font-strong wrap-anywhere in-[.weeks]:sr-only ${isCanceled ? 'line-through' : 'underline decoration-[1.5px] underline-offset-3'}`}
        >
          {title}
        </span>
        {isCanceled && <span className="sr-only"> (canceled)</span>}
      </a>
      <p className={`event-where text-soft ${isCanceled ? 'line-through' : ''}`}>
        {time} · <Location location={location} rooms={rooms} />
      </p>
      <div className="event-more">
        {isCanceled && (
          <p className="font-strong text-accent">
            <LinkedText parts={textParts(canceled)} />
          </p>
        )}
        <p>
          <LinkedText parts={textParts(description)} />
        </p>
        {!isCanceled && !isOver && (
          <p className="event-links row no-print gap-y-0 text-note">
            <TextLink href={googleLink(event, zone)}>Add to Google Calendar</TextLink>
            <TextLink href={`/events/${id}.ics`}>Other calendars (.ics)</TextLink>
          </p>
        )}
      </div>
    </li>
  );
}
