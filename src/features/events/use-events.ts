import { useEffect, useState } from 'react';
import {
  readYear,
  yearFileVersion,
  type CalendarEvent,
} from '../../domain/events/calendar-event.ts';
import type { IsoMonth } from '../../domain/events/month-grid.ts';
import { fetchData, type Fetched, type FetchProblem } from '../../browser/fetch-data.ts';

interface Events {
  events: readonly CalendarEvent[];
  failed: { year: string; problem: FetchProblem } | undefined;
  retry: () => void;
}

/** Returns the events on the page, and the events of older years that were requested. */
export function useEvents(
  recent: readonly CalendarEvent[],
  months: readonly IsoMonth[],
  wanted: readonly IsoMonth[],
): Events {
  const [loaded, setLoaded] = useState<readonly CalendarEvent[]>([]);
  const [failed, setFailed] = useState<Events['failed']>();
  const [attempt, setAttempt] = useState(0);
  const missing = missingYear(months, [...loaded, ...recent], wanted);

  useEffect(() => {
    if (missing === undefined) return;
    let isWanted = true;
    void fetchYear(missing).then((fetched) => {
      // The visitor may have chosen another month while the year loaded.
      if (!isWanted) return;
      if ('problem' in fetched) {
        setFailed({ year: missing, problem: fetched.problem });
      } else {
        setFailed(undefined);
        setLoaded((others) => [...others, ...fetched.data]);
      }
    });
    return () => {
      isWanted = false;
    };
  }, [missing, attempt]);

  const retry = () => {
    setFailed(undefined);
    setAttempt((count) => count + 1);
  };
  return { events: [...loaded, ...recent], failed, retry };
}

/** Returns the first year that a month needs and that hasn't loaded yet. */
export function missingYear(
  months: readonly IsoMonth[],
  known: readonly CalendarEvent[],
  wanted: readonly IsoMonth[],
): string | undefined {
  const years = new Set(months.map(yearOf));
  return wanted
    .map(yearOf)
    .find((year) => years.has(year) && !known.some(({ date }) => yearOf(date) === year));
}

const yearOf = (date: string) => date.slice(0, 4);

export const fetchYear = (year: string): Promise<Fetched<readonly CalendarEvent[]>> =>
  fetchData({
    url: `/events/${year}.json`,
    version: yearFileVersion,
    read: (content) => {
      const events = readYear(content, year);
      return events?.length === 0 ? undefined : events;
    },
  });
