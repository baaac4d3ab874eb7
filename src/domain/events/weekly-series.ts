import type { EventRecord } from './calendar-event.ts';
import { weekdayInWords } from '../dates/day-words.ts';
import { addDays } from '../dates/days.ts';
import { readEventTime, timeInWords } from '../dates/clock-times.ts';

/** A weekly event with its usual time and place, without changes to single weeks. */
export interface WeeklySeries {
  id: string;
  title: string;
  /** Weekday and time, like "Wednesdays, 7–9 PM", or only the weekday if the time isn't known. */
  usually: string;
  location: string;
}

/** Describes the first series, as in "In term: Study night on Wednesdays, 7–9 PM, CPE 2.222." */
export const usualInWords = (
  inTerm: string,
  [first]: readonly WeeklySeries[],
): string | undefined =>
  first && `${inTerm}: ${first.title} on ${first.usually}, ${first.location}.`;

const year = 365;

/**
 * Lists weekly events, latest first. If several series have the same title, only the last one is
 * included. Leaves out series that ended more than a year before the newest event. The result has
 * to stay right all year, because the build doesn't know the date.
 */
export function weeklySeries(records: readonly EventRecord[]): WeeklySeries[] {
  const lastDay = ({ date, weekly }: EventRecord) => weekly?.until ?? date;
  const newest = records.map(lastDay).toSorted().at(-1) ?? '';
  const series = records
    .filter((record) => record.weekly && record.canceled === undefined)
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
