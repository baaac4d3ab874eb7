import type { CalendarEvent } from '../../domain/calendar/calendar-event.ts';
import { weekdayInWords } from '../../domain/calendar/days.ts';

interface MonthListProps {
  events: readonly CalendarEvent[];
  open: (id: string) => void;
}

/** The month's events to read without pinching; shown where the grid has no room for titles. */
export function MonthList({ events, open }: MonthListProps) {
  return (
    <ul className="month-list">
      {events.map(({ id, title, date, time, location, cancelled }, place) => (
        // By its place, as in the table: turning a month then makes nothing anew.
        <li key={place}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              open(id);
            }}
          >
            <span className={cancelled === undefined ? 'font-strong' : 'font-strong line-through'}>
              {title}
            </span>
            <span className="block text-small text-soft">
              {weekdayInWords(date)} ·{' '}
              {cancelled === undefined ? (
                <>
                  {time} · <span className="inline-block">{location}</span>
                </>
              ) : (
                'canceled'
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
