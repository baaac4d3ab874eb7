import { readEventTime, timeInWords } from '../dates/clock-times.ts';
import { addDays, type IsoDay } from '../dates/days.ts';

/** What happens on one day, as visitors see it. */
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

/** What may differ in one week of a series. */
interface WeekChange {
  /** The day on which it would have been. */
  week: IsoDay;
  date?: IsoDay | undefined;
  time?: string | undefined;
  location?: string | undefined;
  description?: string | undefined;
  cancelled?: string | undefined;
}

/** An event as officers write it: once, or once for every week. */
export interface EventRecord extends Omit<CalendarEvent, 'series'> {
  weekly?: { until: IsoDay; changes?: readonly WeekChange[] | undefined } | undefined;
}

/** The days of a weekly series, its first and its last included. */
export function weeksOf(first: IsoDay, until: IsoDay): IsoDay[] {
  const count = Math.floor((Date.parse(until) - Date.parse(first)) / 604_800_000) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, week) => addDays(first, week * 7));
}

/** Every single event, in the order of time. */
export function expandEvents(records: readonly EventRecord[]): CalendarEvent[] {
  return records
    .flatMap((record): CalendarEvent[] => {
      const { id, date, title, location, time, description, cancelled, weekly } = record;
      if (weekly === undefined) {
        return [{ id, date, title, location, time: timeInWords(time), description, cancelled }];
      }
      return weeksOf(date, weekly.until).map((week): CalendarEvent => {
        const change = weekly.changes?.find((one) => one.week === week);
        return {
          id: `${id}-${week}`,
          date: change?.date ?? week,
          title,
          location: change?.location ?? location,
          time: timeInWords(change?.time ?? time),
          description: change?.description ?? description,
          cancelled: change?.cancelled ?? cancelled,
          series: id,
        };
      });
    })
    .toSorted((a, b) => compareStarts(a, b));
}

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
