import { Fragment } from 'react';
import type { CalendarEvent } from '../../domain/events/calendar-event.ts';
import { monthInWords, weekdayInWords, weekdays } from '../../domain/dates/day-words.ts';
import type { IsoDay } from '../../domain/dates/days.ts';
import { monthGrid, monthOf, type IsoMonth } from '../../domain/events/month-grid.ts';

interface MonthTableProps {
  month: IsoMonth | undefined;
  today: IsoDay | undefined;
  events: readonly CalendarEvent[];
  open: (id: string) => void;
}

const noMonthYet = Array.from({ length: 6 }, () => Array.from({ length: 7 }, () => ''));

/** The weeks of a month, starting on Sunday, with the events of each day. */
export function MonthTable({ month, today, events, open }: MonthTableProps) {
  const classOf = (day: IsoDay) => {
    if (day === today) return 'day font-bold text-accent';
    return month && monthOf(day) !== month ? 'day text-soft' : 'day';
  };
  return (
    <div className={month ? 'month-table' : 'month-table is-waiting'}>
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">
          {month ? `Events in ${monthInWords(month)}` : 'Events'}
        </caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th
                className="h-9 text-minor font-semibold text-soft"
                key={name}
                scope="col"
                abbr={name}
              >
                <span aria-hidden="true">
                  {name.slice(0, 1)}
                  <span className="not-print:max-md:hidden">{name.slice(1, 3)}</span>
                </span>
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(month ? monthGrid(month) : noMonthYet).map((week, row) => (
            // Keyed by position, so that changing the month updates cells in place.
            <tr key={row}>
              {week.map((day, column) => (
                <td key={column} aria-current={day === today ? 'date' : undefined}>
                  {day !== '' && (
                    <time dateTime={day} className={classOf(day)}>
                      {Number(day.slice(8))}
                      {day === today && <span className="sr-only"> (today)</span>}
                    </time>
                  )}
                  {events
                    .filter(({ date }) => date === day)
                    .map((event) => (
                      <EventButton key={event.id} event={event} open={open} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function EventButton({ event, open }: { event: CalendarEvent; open: (id: string) => void }) {
  const { id, title, date, time, canceled } = event;
  const isCanceled = canceled !== undefined;
  return (
    <button
      type="button"
      id={`open-${id}`}
      className="event-button hover:bg-accent hover:text-on-accent"
      aria-haspopup="dialog"
      aria-label={`${title}, ${weekdayInWords(date)}, ${time}${isCanceled ? ', canceled' : ''}`}
      onClick={() => {
        open(id);
      }}
    >
      <span className={isCanceled ? 'event-title line-through' : 'event-title'}>
        {title.split(' ').map((word, place) => (
          <Fragment key={place}>
            {place > 0 && ' '}
            <span>{word}</span>
          </Fragment>
        ))}
      </span>
    </button>
  );
}
