import { useEffect, useState } from 'react';
import type { CalendarEvent } from '../../domain/calendar/calendar-event.ts';
import type { IsoMonth } from '../../domain/calendar/month-grid.ts';

/** The events that came with the page, and those of older years once they are asked for. */
export function useEvents(
  recent: readonly CalendarEvent[],
  months: readonly IsoMonth[],
  wanted: readonly IsoMonth[],
): readonly CalendarEvent[] {
  const [loaded, setLoaded] = useState<readonly CalendarEvent[]>([]);
  const oldest = recent[0]?.date.slice(0, 4) ?? '';
  const years = new Set(months.map((month) => month.slice(0, 4)).filter((year) => year < oldest));
  const missing = wanted
    .map((month) => month.slice(0, 4))
    .find((year) => years.has(year) && !loaded.some(({ date }) => date.startsWith(year)));

  useEffect(() => {
    if (missing === undefined) return;
    const abort = new AbortController();
    fetch(`/events/${missing}.json`, { signal: abort.signal })
      .then((response) => response.json() as Promise<CalendarEvent[]>)
      .then((events) => {
        setLoaded((others) => [...others, ...events]);
      })
      .catch(() => undefined);
    return () => {
      abort.abort();
    };
  }, [missing]);

  return [...loaded, ...recent];
}
