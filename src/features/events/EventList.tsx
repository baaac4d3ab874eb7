import type { CalendarEvent } from '../../domain/calendar/calendar-event.ts';
import { monthInWords } from '../../domain/calendar/days.ts';
import { monthOf } from '../../domain/calendar/month-grid.ts';
import type { Room } from '../../domain/rooms.ts';
import { EventLine } from './EventLine.tsx';

interface EventListProps {
  events: readonly CalendarEvent[];
  zone: string;
  rooms: readonly Room[];
  /** Whether all of this is long over: then it is open to read, and nothing is to be added. */
  isOver?: boolean;
}

/**
 * Every event by month, the newest month first, each in a line: for reading, printing and visits
 * without scripts. What is ahead is taken out of it by src/layouts/ComingUpOnTheClock.astro.
 */
export function EventList({ events, zone, rooms, isOver = false }: EventListProps) {
  const months = [...new Set(events.map(({ date }) => monthOf(date)))].reverse();
  // Where it is over it is the whole page, elsewhere a section of it.
  const Heading = isOver ? 'h2' : 'h3';
  return (
    <div
      className={isOver ? 'event-months' : 'event-months has-dialog'}
      data-past={isOver ? undefined : 'Past events'}
    >
      {months.map((month) => (
        <details key={month} open={isOver}>
          <summary>
            <Heading>{monthInWords(month)}</Heading>
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
