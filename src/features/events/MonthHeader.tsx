import { useRef, type ReactNode } from 'react';
import { counted } from '../../domain/words/counted.ts';
import { monthInWords } from '../../domain/dates/day-words.ts';
import type { IsoDay } from '../../domain/dates/days.ts';
import { addMonths, monthOf, nearestMonth, type IsoMonth } from '../../domain/events/month-grid.ts';
import { Button } from '../../ui/Button.tsx';

interface MonthHeaderProps {
  month: IsoMonth | undefined;
  today: IsoDay | undefined;
  months: readonly IsoMonth[];
  /** Number of visible events, and the reason if some may be missing. */
  count: number;
  trouble?: ReactNode;
  turnTo: (month: IsoMonth) => void;
}

export function MonthHeader({ month, today, months, turnTo, ...shown }: MonthHeaderProps) {
  const nearest = month ? nearestMonth(month, months) : undefined;
  const isEmpty = month !== undefined && !months.includes(month);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button disappears with its month, so the focus moves first.
  const leaveFor = (other: IsoMonth) => {
    heading.current?.focus();
    turnTo(other);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-3 not-print:max-md:grid-rows-[minmax(4.25rem,auto)_auto] not-print:max-md:gap-x-3">
      <h2
        id="month"
        ref={heading}
        tabIndex={-1}
        className="text-h2 max-sm:text-[1.5rem]"
        aria-live="polite"
      >
        {month ? monthInWords(month) : 'Calendar'}
      </h2>
      <p className="month-buttons flex gap-2.5">
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
      <div className="month-summary col-span-full flex flex-wrap content-center items-center gap-x-5 gap-y-3 pb-3 md:min-h-16 print:min-h-0">
        {isEmpty ? (
          <>
            <p>
              No events in {monthInWords(month)}.
              {/* If all events are over, a note above the calendar already says so. */}
              {nearest !== undefined && nearest > month && (
                <> The next ones are in {monthInWords(nearest)}.</>
              )}
            </p>
            {nearest !== undefined && (
              <Button
                variant="solid"
                onClick={() => {
                  leaveFor(nearest);
                }}
              >
                Show {monthInWords(nearest)}
              </Button>
            )}
          </>
        ) : (
          month && <p role="status">{summaryOf(shown)}</p>
        )}
        {today && month !== monthOf(today) && (
          <Button
            variant="line"
            onClick={() => {
              leaveFor(monthOf(today));
            }}
          >
            Back to today
          </Button>
        )}
      </div>
    </div>
  );
}

/** Formats the number of events in a month. Returns undefined while they load. */
const summaryOf = ({ count, trouble }: Pick<MonthHeaderProps, 'count' | 'trouble'>) =>
  trouble ?? (count === 0 ? undefined : `${counted(count, 'event')} this month.`);
