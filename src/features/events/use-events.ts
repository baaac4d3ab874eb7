import { useEffect, useState } from 'react';
import type { CalendarEvent } from '../../domain/calendar/calendar-event.ts';
import type { IsoMonth } from '../../domain/calendar/month-grid.ts';

interface Events {
  events: readonly CalendarEvent[];
  /** The year that was asked for and could not be fetched. */
  failedYear: string | undefined;
}

/** The events that came with the page, and those of older years once they are asked for. */
export function useEvents(
  recent: readonly CalendarEvent[],
  months: readonly IsoMonth[],
  wanted: readonly IsoMonth[],
): Events {
  const [loaded, setLoaded] = useState<readonly CalendarEvent[]>([]);
  const [failedYear, setFailedYear] = useState<string>();
  const missing = missingYear(months, [...loaded, ...recent], wanted);

  useEffect(() => {
    if (missing === undefined) return;
    const abort = new AbortController();
    fetchYear(missing, abort.signal).then(
      (events) => {
        setFailedYear(undefined);
        setLoaded((others) => [...others, ...events]);
      },
      () => {
        if (!abort.signal.aborted) setFailedYear(missing);
      },
    );
    return () => {
      abort.abort();
    };
  }, [missing]);

  return { events: [...loaded, ...recent], failedYear };
}

/** The first year among the wanted months that has events of which none is here yet. */
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

/** The events of an older year; fails where the answer is not that. */
export async function fetchYear(
  year: string,
  signal: AbortSignal,
): Promise<readonly CalendarEvent[]> {
  const response = await fetch(`/events/${year}.json`, { signal });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as CalendarEvent[];
}
