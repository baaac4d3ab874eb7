import { readEventTime, timeInWords } from '../dates/clock-times.ts';
import { addDays, type IsoDay } from '../dates/days.ts';
import { plainWords } from '../words/linked-text.ts';
import { instantAt, instantsOf } from '../dates/campus-time.ts';

/** An event on one day. Pages, calendar files and the search take every field from here. */
export interface CalendarEvent {
  /** Permanent: the end of its address and its name in calendars. */
  id: string;
  date: IsoDay;
  title: string;
  location: string;
  /** As people say it; in what visitors see always alike: 7–9 PM. */
  time: string;
  description: string;
  /** Why it does not take place, if it does not. */
  cancelled?: string | undefined;
  /** What the weeks of a series have in common; an event that happens once has none. */
  series?: string | undefined;
}

/** The fields that can differ in one week of a series. */
type Changeable = 'date' | 'time' | 'location' | 'description' | 'cancelled';

/** One week of a series that differs from the others, by the day on which it would have been. */
export type WeekChange = { week: IsoDay } & {
  [Field in Changeable]?: CalendarEvent[Field] | undefined;
};

/** An event as officers write it: once, or once for every week. */
export interface EventRecord extends Omit<CalendarEvent, 'series'> {
  /** True for an entry that came with the sample board. */
  sample?: boolean | undefined;
  /** True if people come to it for help with a course. */
  help?: boolean | undefined;
  weekly?: { until: IsoDay; changes?: readonly WeekChange[] | undefined } | undefined;
}

/** The days of a weekly series, its first and its last included. */
export function weeksOf(first: IsoDay, until: IsoDay): IsoDay[] {
  const count = Math.floor((Date.parse(until) - Date.parse(first)) / 604_800_000) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, week) => addDays(first, week * 7));
}

/** Every single event, in the order of time, with every field of its record that visitors see. */
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

/** The fields that one week of a series has of its own. */
function changesOf(week: IsoDay, changes: readonly WeekChange[] = []): Partial<CalendarEvent> {
  const { week: _, ...fields } = changes.find((one) => one.week === week) ?? { week };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** All there is to read about an event as plain words, for calendars. */
export const detailsOf = ({ cancelled = '', description }: CalendarEvent): string =>
  [cancelled, description]
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

/** Years of events that the events page itself holds; older ones have pages of their own. */
const recentYears = 2;

/** The events of the newest years, and the years before them, newest first. */
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

/** When the day of an event begins on campus and when the event is over, in minutes since 1970. */
interface Moments {
  dayBegins: number;
  ends: number;
}

/** The moments that tell, by any clock in the world, whether an event is today and whether it is over. */
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
