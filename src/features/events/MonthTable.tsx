import type { CalendarEvent } from '../../domain/calendar/calendar-event.ts';
import { monthInWords, weekdayInWords, weekdays, type IsoDay } from '../../domain/calendar/days.ts';
import { monthGrid, monthOf, type IsoMonth } from '../../domain/calendar/month-grid.ts';

interface MonthTableProps {
  month: IsoMonth | undefined;
  today: IsoDay | undefined;
  events: readonly CalendarEvent[];
  open: (id: string) => void;
}

const noMonthYet = Array.from({ length: 6 }, () => Array.from({ length: 7 }, () => ''));

/** The days of a month in weeks from Sunday, each with its events. */
export function MonthTable({ month, today, events, open }: MonthTableProps) {
  return (
    <div className="month-table">
      <table>
        <caption className="sr-only">
          {month ? `Events in ${monthInWords(month)}` : 'Events'}
        </caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                <span aria-hidden="true">
                  {name.slice(0, 1)}
                  <span className="rest-of-weekday">{name.slice(1, 3)}</span>
                </span>
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(month ? monthGrid(month) : noMonthYet).map((week, row) => (
            // By their place, not by their day: turning a month then changes cells and makes none.
            <tr key={row}>
              {week.map((day, column) => (
                <td
                  key={column}
                  className={month && monthOf(day) !== month ? 'other-month' : undefined}
                  aria-current={day === today ? 'date' : undefined}
                >
                  {day !== '' && (
                    <time dateTime={day} className="day">
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
  const { id, title, date, time, cancelled } = event;
  const state = cancelled === undefined ? '' : ', canceled';
  return (
    <button
      type="button"
      id={`open-${id}`}
      className={cancelled === undefined ? 'event-button' : 'event-button is-cancelled'}
      aria-haspopup="dialog"
      aria-label={`${title}, ${weekdayInWords(date)}, ${time}${state}`}
      onClick={() => {
        open(id);
      }}
    >
      <span className="event-title">{title}</span>
    </button>
  );
}
