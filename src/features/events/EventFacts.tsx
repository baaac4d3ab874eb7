import type { CalendarEvent } from '../../domain/events/calendar-event.ts';
import { weekdayInWords } from '../../domain/dates/day-words.ts';
import { readEventTime } from '../../domain/dates/clock-times.ts';
import type { Room } from '../../domain/words/room-names.ts';
import { textParts } from '../../domain/words/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Location } from './Location.tsx';
import { isElsewhere } from '../../browser/campus-day.ts';

interface EventFactsProps {
  event: CalendarEvent;
  rooms: readonly Room[];
  zoneName: string;
}

export function EventFacts({ event, rooms, zoneName }: EventFactsProps) {
  const { date, time, location, description, canceled } = event;
  return (
    <>
      {canceled !== undefined && (
        <p className="mt-3 font-strong text-accent">
          <LinkedText parts={textParts(canceled)} />
        </p>
      )}
      <dl
        className={`event-facts mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 ${
          canceled === undefined ? '' : '[&>dd]:line-through'
        }`}
      >
        <dt className="text-soft">Date</dt>
        <dd>
          <time dateTime={date}>{weekdayInWords(date)}</time>
        </dd>
        <dt className="text-soft">Time</dt>
        <dd>
          {time}
          {typeof readEventTime(time) === 'object' && isElsewhere() && ` ${zoneName}`}
        </dd>
        <dt className="text-soft">Location</dt>
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
