import type { CalendarEvent } from './calendar-event.ts';

/** Changes when the calendar of an open page could not read the files of a newer site any more. */
export const yearFileVersion = '1';

const words = ['id', 'date', 'title', 'time', 'location', 'description'] as const;

/** The events in a file of a year; nothing unless all of them are whole and of that year. */
export function readYear(content: unknown, year: string): readonly CalendarEvent[] | undefined {
  if (!Array.isArray(content)) return undefined;
  const events: unknown[] = content;
  return events.every((event): event is CalendarEvent => isEvent(event, year)) ? events : undefined;
}

function isEvent(event: unknown, year: string): event is CalendarEvent {
  const record = (event ?? {}) as Record<string, unknown>;
  return (
    words.every((key) => typeof record[key] === 'string') &&
    String(record['date']).startsWith(`${year}-`)
  );
}
