import { readEventTime, timeInWords } from '../dates/clock-times.ts';
import { addDays, type IsoDay } from '../dates/days.ts';
import { plainWords } from '../words/linked-text.ts';
import { instantAt, instantsOf } from '../dates/campus-time.ts';

/** An event on one day, with all fields that pages, calendar files and search need. */
export interface CalendarEvent {
  /** Part of the event's address and calendar UID, so it must never change. */
  id: string;
  date: IsoDay;
  title: string;
  location: string;
  /** Time in the site's style, like 7–9 PM. */
  time: string;
  description: string;
  /** Reason for a cancellation. Undefined unless the event is canceled. */
  canceled?: string | undefined;
  /** Name shared by all weeks of a series. Undefined for a single event. */
  series?: string | undefined;
}

type Changeable = 'date' | 'time' | 'location' | 'description' | 'canceled';

/** Changes to one week of a series. `week` is its regular day. */
export type WeekChange = { week: IsoDay } & {
  [Field in Changeable]?: CalendarEvent[Field] | undefined;
};

/** A single or weekly event as officers enter it. */
export interface EventRecord extends Omit<CalendarEvent, 'series'> {
  /** True for an entry from the sample board. */
  sample?: boolean | undefined;
  help?: boolean | undefined;
  weekly?: { until: IsoDay; changes?: readonly WeekChange[] | undefined } | undefined;
}

export function weeksOf(first: IsoDay, until: IsoDay): IsoDay[] {
  const count = Math.floor((Date.parse(until) - Date.parse(first)) / 604_800_000) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, week) => addDays(first, week * 7));
}

/** Lists all occurrences in chronological order, with the public fields of their records. */
export function expandEvents(records: readonly EventRecord[]): CalendarEvent[] {
  return records
    .flatMap(({ weekly, sample: _sample, help: _help, ...event }): CalendarEvent[] =>
      weekly === undefined
        ? [event]
        : weeksOf(event.date, weekly.until).map((week) => ({
            ...event,
            date: week,
            ...changesOf(week, weekly.changes),
            id: `${event.id}-${week}`,
            series: event.id,
          })),
    )
    .map((event) => ({ ...event, time: timeInWords(event.time) }))
    .toSorted((a, b) => compareStarts(a, b));
}

function changesOf(week: IsoDay, changes: readonly WeekChange[] = []): Partial<CalendarEvent> {
  const { week: _, ...fields } = changes.find((one) => one.week === week) ?? { week };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

export const detailsOf = ({ canceled = '', description }: CalendarEvent): string =>
  [canceled, description]
    .filter((words) => words !== '')
    .map(plainWords)
    .join('\n\n');

function compareStarts(a: CalendarEvent, b: CalendarEvent): number {
  return a.date === b.date ? startOf(a) - startOf(b) : a.date.localeCompare(b.date);
}

function startOf({ time }: CalendarEvent): number {
  const span = readEventTime(time);
  return typeof span === 'string' ? 0 : span.start;
}

/** Number of years on the events page. Earlier years have their own pages. */
const recentYears = 2;

/** Returns the events of the latest years, and a list of the earlier years, newest first. */
export function recentEvents(events: readonly CalendarEvent[]): {
  recent: CalendarEvent[];
  olderYears: string[];
} {
  const years = [...new Set(events.map(({ date }) => date.slice(0, 4)))].toSorted().reverse();
  const oldest = years[recentYears - 1] ?? '';
  return {
    recent: events.filter(({ date }) => date >= oldest),
    olderYears: years.slice(recentYears),
  };
}

/** Start of the event's day on campus, and end of the event, in minutes since 1970. */
interface Moments {
  dayBegins: number;
  ends: number;
}

/**
 * Returns the instants that decide, in any time zone, whether an event is today and whether it's
 * over.
 */
export function momentsOf(
  { date, time }: Pick<CalendarEvent, 'date' | 'time'>,
  zone: string,
): Moments {
  const span = readEventTime(time);
  const ends =
    typeof span === 'string'
      ? instantAt(addDays(date, 1), 0, zone)
      : instantsOf(date, span, zone).ends;
  return { dayBegins: minutesOf(instantAt(date, 0, zone)), ends: minutesOf(ends) };
}

const minutesOf = (instant: Date) => instant.getTime() / 60_000;

/** Increase this if open pages can't read the files of a newer build. */
export const yearFileVersion = '1';

const words = ['id', 'date', 'title', 'time', 'location', 'description'] as const;

/** Parses the events of a year. Returns undefined unless all are valid and in that year. */
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
