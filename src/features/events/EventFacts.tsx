import type { CalendarEvent } from '../../domain/calendar/calendar-event.ts';
import { weekdayInWords } from '../../domain/calendar/days.ts';
import type { Room } from '../../domain/rooms.ts';
import { textParts } from '../../domain/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Location } from './Location.tsx';

interface EventFactsProps {
  event: CalendarEvent;
  rooms: readonly Room[];
}

/** When and where an event is, and what happens. */
export function EventFacts({ event, rooms }: EventFactsProps) {
  const { date, time, location, description, cancelled } = event;
  return (
    <>
      {cancelled !== undefined && (
        <p className="mt-3 font-strong text-orange">
          <LinkedText parts={textParts(cancelled)} />
        </p>
      )}
      <dl className={cancelled === undefined ? 'event-facts' : 'event-facts is-cancelled'}>
        <dt>Date</dt>
        <dd>
          <time dateTime={date}>{weekdayInWords(date)}</time>
        </dd>
        <dt>Time</dt>
        <dd>{time}</dd>
        <dt>Location</dt>
        <dd>
          <Location location={location} rooms={rooms} />
        </dd>
      </dl>
      <p className="mt-4 max-w-[39em]">
        <LinkedText parts={textParts(description)} />
      </p>
    </>
  );
}
