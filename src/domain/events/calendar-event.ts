import { readEventTime, timeInWords } from '../dates/clock-times.ts';
import { addDays, type IsoDay } from '../dates/days.ts';
import { plainWords } from '../words/linked-text.ts';
import { instantAt, instantsOf } from '../dates/campus-time.ts';

/** An event on one day, with every field that pages, calendar files and search use. */
export interface CalendarEvent {
  /** Never changes, because the event's address and calendar UID contain it. */
  id: string;
  date: IsoDay;
  title: string;
  location: string;
  /** Time in the site's format: 7–9 PM. */
  time: string;
  description: string;
  /** Reason for the cancellation. Undefined unless the event is canceled. */
  canceled?: string | undefined;
  /** Name shared by all weeks of a series. Undefined for a single event. */
  series?: string | undefined;
}

/** Fields that can differ in one week of a series. */
type Changeable = 'date' | 'time' | 'location' | 'description' | 'canceled';

/** Changes to one week of a series. `week` is its regular day. */
export type WeekChange = { week: IsoDay } & {
  [Field in Changeable]?: CalendarEvent[Field] | undefined;
};

/** An event as officers enter it: once or weekly. */
export interface EventRecord extends Omit<CalendarEvent, 'series'> {
  /** True if the entry came with the sample board. */
  sample?: boolean | undefined;
  /** True if the event offers help with courses. */
  help?: boolean | undefined;
  weekly?: { until: IsoDay; changes?: readonly WeekChange[] | undefined } | undefined;
}

export function weeksOf(first: IsoDay, until: IsoDay): IsoDay[] {
  const count = Math.floor((Date.parse(until) - Date.parse(first)) / 604_800_000) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, week) => addDays(first, week * 7));
}

/** Lists every occurrence in order of time, with the public fields of its record. */
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

/** Number of years shown on the events page. Older years have their own pages. */
const recentYears = 2;

/** Returns the events of the newest years, and the older years, newest first. */
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

/** When the event's day begins on campus and when the event ends, in minutes since 1970. */
interface Moments {
  dayBegins: number;
  ends: number;
}

/**
 * Returns the times that decide, in any time zone, whether an event is today and whether it's over.
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

/** Change this when open pages couldn't read the files of a newer version of the site. */
export const yearFileVersion = '1';

const words = ['id', 'date', 'title', 'time', 'location', 'description'] as const;

/** Reads a year's events. Returns undefined unless all of them are valid and in that year. */
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
