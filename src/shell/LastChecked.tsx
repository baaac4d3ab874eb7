import { dayInWords } from '../domain/dates/day-words.ts';

/** When somebody last made sure of a page, at its foot: true on any day, whatever the visitor's clock says. */
export function LastChecked({ day }: { day: string }) {
  return (
    <p className="text-small text-soft">
      Last checked <time dateTime={day}>{dayInWords(day)}</time>.
    </p>
  );
}
