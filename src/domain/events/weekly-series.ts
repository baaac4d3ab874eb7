import type { EventRecord } from './calendar-event.ts';
import { weekdayInWords } from '../dates/day-words.ts';
import { addDays } from '../dates/days.ts';
import { readEventTime, timeInWords } from '../dates/clock-times.ts';

/** An event of every week as it usually is, whatever became of a single week. */
export interface WeeklySeries {
  id: string;
  title: string;
  /** "Wednesdays, 7–9 PM", or the day alone where no hour is known. */
  usually: string;
  location: string;
}

/** When the first of these usually is, if there is one: "In term: Study night on Wednesdays, 7–9 PM, CPE 2.222." */
export const usualInWords = (
  inTerm: string,
  [first]: readonly WeeklySeries[],
): string | undefined =>
  first && `${inTerm}: ${first.title} on ${first.usually}, ${first.location}.`;

const year = 365;

/**
 * The weekly events that the board still holds, the latest first: of those with one title the last,
 * and none that ended a year before the newest event. The build knows no clock: this is true all year.
 */
export function weeklySeries(records: readonly EventRecord[]): WeeklySeries[] {
  const lastDay = ({ date, weekly }: EventRecord) => weekly?.until ?? date;
  const newest = records.map(lastDay).toSorted().at(-1) ?? '';
  const series = records
    .filter((record) => record.weekly && record.cancelled === undefined)
    .filter((record) => addDays(lastDay(record), year) >= newest)
    .toSorted((a, b) => lastDay(b).localeCompare(lastDay(a)));
  return series
    .filter(({ title }, place) => series.findIndex((other) => other.title === title) === place)
    .map(({ id, title, date, time, location }) => ({
      id,
      title,
      usually: [
        `${weekdayInWords(date).split(',')[0] ?? ''}s`,
        ...(typeof readEventTime(time) === 'object' ? [timeInWords(time)] : []),
      ].join(', '),
      location,
    }));
}
