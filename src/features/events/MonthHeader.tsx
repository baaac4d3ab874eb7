import { monthInWords, type IsoDay } from '../../domain/calendar/days.ts';
import {
  addMonths,
  monthOf,
  nearestMonth,
  type IsoMonth,
} from '../../domain/calendar/month-grid.ts';
import { Button } from '../../ui/Button.tsx';

interface MonthHeaderProps {
  month: IsoMonth | undefined;
  today: IsoDay | undefined;
  months: readonly IsoMonth[];
  count: number;
  turnTo: (month: IsoMonth) => void;
}

/** The name of the month, the way to others, and what to do when there is nothing in it. */
export function MonthHeader({ month, today, months, count, turnTo }: MonthHeaderProps) {
  const nearest = month ? nearestMonth(month, months) : undefined;
  const isEmpty = month !== undefined && !months.includes(month);
  return (
    <div className="month-header">
      <h2 id="month" className="text-h2" aria-live="polite">
        {month ? monthInWords(month) : 'Calendar'}
      </h2>
      <p className="month-buttons">
        {(
          [
            ['Prev', -1],
            ['Next', 1],
          ] as const
        ).map(([label, step]) => (
          <Button
            key={label}
            variant="line"
            onClick={() => {
              if (month) turnTo(addMonths(month, step));
            }}
          >
            {label}
            {month && <span className="sr-only">: {monthInWords(addMonths(month, step))}</span>}
          </Button>
        ))}
      </p>
      <div className="month-summary">
        {isEmpty ? (
          <>
            <p>
              No events in {monthInWords(month)}.
              {nearest !== undefined && (
                <>
                  {' '}
                  {nearest < month ? 'The last ones were in' : 'The next ones are in'}{' '}
                  {monthInWords(nearest)}.
                </>
              )}
            </p>
            {nearest !== undefined && (
              <Button
                variant="solid"
                onClick={() => {
                  turnTo(nearest);
                }}
              >
                Show {monthInWords(nearest)}
              </Button>
            )}
          </>
        ) : (
          month && <p>{count === 1 ? '1 event' : `${String(count)} events`} this month.</p>
        )}
        {today && month !== monthOf(today) && (
          <Button
            variant="line"
            onClick={() => {
              turnTo(monthOf(today));
            }}
          >
            Back to today
          </Button>
        )}
      </div>
    </div>
  );
}
