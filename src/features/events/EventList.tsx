import type { CalendarEvent } from '../../domain/calendar/calendar-event.ts';
import { monthInWords } from '../../domain/calendar/days.ts';
import { googleLink } from '../../domain/calendar/google-link.ts';
import { monthOf } from '../../domain/calendar/month-grid.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { EventFacts } from './EventFacts.tsx';

interface EventListProps {
  events: readonly CalendarEvent[];
  zone: string;
}

/** Every event by month, the newest month first, for reading, printing and visits without scripts. */
export function EventList({ events, zone }: EventListProps) {
  const months = [...new Set(events.map(({ date }) => monthOf(date)))].reverse();
  return (
    <div className="space-y-12">
      {months.map((month) => (
        <section key={month} aria-labelledby={`all-${month}`}>
          <h3 id={`all-${month}`} className="text-h3">
            {monthInWords(month)}
          </h3>
          <ul className="event-list">
            {events
              .filter(({ date }) => monthOf(date) === month)
              .map((event) => (
                <li key={event.id} id={event.id}>
                  <h4 className="font-strong">{event.title}</h4>
                  <EventFacts event={event} />
                  {event.cancelled === undefined && (
                    <p className="no-print mt-2 flex flex-wrap gap-x-6 text-small">
                      <TextLink href={googleLink(event, zone)}>Add to Google Calendar</TextLink>
                      <TextLink href={`/events/${event.id}.ics`}>Other calendars (.ics)</TextLink>
                    </p>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
