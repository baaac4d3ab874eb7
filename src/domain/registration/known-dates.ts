import { momentsOf, type CalendarEvent } from '../events/calendar-event.ts';
import { instantAt } from '../dates/campus-time.ts';
import type { DaySpan } from '../dates/days-away.ts';
import { shortDay } from '../dates/day-words.ts';
import type { IsoDay } from '../dates/days.ts';
import { readEventTime, timeInWords, type EventTime } from '../dates/clock-times.ts';

/** A date as officers enter it: with its own day, or with the id of an event. */
interface DateRecord {
  id?: string | undefined;
  title?: string | undefined;
  date?: IsoDay | undefined;
  until?: IsoDay | undefined;
  time?: string | undefined;
  location?: string | undefined;
  text?: string | undefined;
  event?: string | undefined;
}

/** A deadline or period of one or more days. */
export interface KnownDate extends DaySpan {
  id: string;
  title: string;
  /** Time in words, such as 6–8 PM or by 5 PM. Undefined if the date lasts all day. */
  time?: string | undefined;
  location?: string | undefined;
  text?: string | undefined;
  canceled?: string | undefined;
  /** End of the date, in minutes since 1970. */
  ends: number;
}

/** Parses a time. Deadlines say "by 5 PM", and periods "until 5 PM". */
export function readDateTime(text: string): EventTime | { closes: string; at: number } {
  const [, word, hour] = /^(until|till|by) (.+)$/i.exec(text.trim()) ?? [];
  if (word === undefined || hour === undefined) return readEventTime(text);
  const clock = readEventTime(hour);
  // Only a single time can follow these words, not a range.
  if (typeof clock === 'string' || /[‐-―−-]|\bto\b/.test(hour)) return 'unreadable';
  const closes = `${word.toLowerCase() === 'by' ? 'by' : 'until'} ${timeInWords(hour)}`;
  return { closes, at: clock.start };
}

/** Sorts the dates, and fills in those that refer to an event. */
export function knownDates(
  records: readonly DateRecord[],
  events: readonly CalendarEvent[],
  zone: string,
): KnownDate[] {
  return records
    .flatMap((record) => {
      const event = events.find(({ id }) => id === record.event);
      const date = event?.date ?? record.date;
      // Skips dates without a day and those of unknown events, which checks report.
      return date === undefined ? [] : [knownDate(record, event, date, zone)];
    })
    .toSorted((a, b) => a.first.localeCompare(b.first) || a.ends - b.ends);
}

function knownDate(
  record: DateRecord,
  event: CalendarEvent | undefined,
  first: IsoDay,
  zone: string,
): KnownDate {
  const last = record.until ?? first;
  const time = event?.time ?? record.time;
  const read = readDateTime(time ?? '');
  const closing = typeof read !== 'string' && 'closes' in read ? read : undefined;
  const ends = closing
    ? instantAt(last, closing.at, zone).getTime() / 60_000
    : momentsOf({ date: last, time: time ?? '' }, zone).ends;
  return {
    id: record.id ?? event?.id ?? '',
    title: record.title ?? event?.title ?? '',
    first,
    last,
    time: closing ? closing.closes : time && timeInWords(time),
    location: event?.location ?? record.location,
    text: record.text ?? event?.description,
    canceled: event?.canceled,
    closes: closing?.closes,
    ends,
  };
}

/** Formats one or more days: "Wed, Dec 2, 2026" or "Mon, Nov 2 to Fri, Nov 13, 2026". */
export function datesInWords({ first, last }: DaySpan): string {
  const year = (day: IsoDay) => day.slice(0, 4);
  if (first === last) return `${shortDay(first)}, ${year(first)}`;
  const begins = year(first) === year(last) ? '' : `, ${year(first)}`;
  return `${shortDay(first)}${begins} to ${shortDay(last)}, ${year(last)}`;
}

/** Converts dates to calendar events. Deadlines and periods become all-day events. */
export const asEvents = (
  dates: readonly KnownDate[],
): (CalendarEvent & { until?: IsoDay | undefined })[] =>
  dates.map(({ id, title, first, last, time, location = '', text = '', canceled, closes }) => {
    const isWhole = first !== last || closes !== undefined || time === undefined;
    const hours = isWhole && time !== undefined ? `${capital(time)}.` : '';
    return {
      id,
      date: first,
      until: last,
      title,
      location,
      time: isWhole ? 'All day' : time,
      description: [hours, text].filter((words) => words !== '').join(' '),
      canceled,
    };
  });

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
