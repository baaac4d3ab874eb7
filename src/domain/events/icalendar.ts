import { detailsOf, type CalendarEvent } from './calendar-event.ts';
import { compactInstant, instantsOf } from '../dates/campus-time.ts';
import { addDays, compactDay, type IsoDay } from '../dates/days.ts';
import { readEventTime } from '../dates/clock-times.ts';

export interface Calendar {
  name: string;
  zone: string;
  /** Address of the events page. The host makes event UIDs unique. */
  page: string;
  /** Day of the last review, because the build doesn't know today's date. */
  revised: IsoDay;
  events: readonly (CalendarEvent & {
    until?: IsoDay | undefined;
  })[];
}

/**
 * Formats events as iCalendar (RFC 5545). Times are in UTC, which every calendar program supports.
 */
export function iCalendar(calendar: Calendar): string {
  const { name, zone, events } = calendar;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${zone}`,
    ...events.flatMap((event) => eventLines(event, calendar)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

type CalendarEntry = Calendar['events'][number];

function eventLines(event: CalendarEntry, { zone, page, revised }: Calendar): string[] {
  const { id, date, title, location, canceled } = event;
  const details = detailsOf(event);
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(page).host}`,
    `DTSTAMP:${compactDay(revised)}T000000Z`,
    ...timeLines(event, date, zone),
    `SUMMARY:${escaped(title)}`,
    ...(location === '' ? [] : [`LOCATION:${escaped(location)}`]),
    ...(details === '' ? [] : [`DESCRIPTION:${escaped(details)}`]),
    `URL:${page}#${id}`,
    `STATUS:${canceled === undefined ? 'CONFIRMED' : 'CANCELLED'}`,
    'END:VEVENT',
  ];
}

function timeLines({ time, until }: CalendarEntry, date: IsoDay, zone: string): string[] {
  const span = readEventTime(time);
  if (typeof span === 'string') {
    return [
      `DTSTART;VALUE=DATE:${compactDay(date)}`,
      `DTEND;VALUE=DATE:${compactDay(addDays(until ?? date, 1))}`,
    ];
  }
  const { begins, ends } = instantsOf(date, span, zone);
  return [`DTSTART:${compactInstant(begins)}Z`, `DTEND:${compactInstant(ends)}Z`];
}

/**
 * Escapes text. Removes control characters, because some programs reject files that contain them.
 */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Folds a line at 75 bytes without splitting a character. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > 75) {
      pieces.push(piece);
      piece = ' ';
      bytes = 1;
    }
    piece += letter;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n');
}
