import { roomOf, type Room } from '../words/room-names.ts';
import { momentsOf, type CalendarEvent } from './calendar-event.ts';
import { monthInWords, weekdayInWords } from '../dates/day-words.ts';
import { readEventTime } from '../dates/clock-times.ts';

/** A possible next event, for the inline script of the home page. */
export type NextRow = [
  dayBegins: number,
  ends: number,
  isWeekly: boolean,
  id: string,
  /** Path of the room's entry on the site. May be empty. */
  room: string,
  month: string,
  day: string,
  /** Label for the day of the event: "Today" or "Tonight". */
  onTheDay: string,
  title: string,
  weekday: string,
  time: string,
  location: string,
];

/**
 * More events than a board plans ahead. The limit keeps the home page small after fifty years of
 * events.
 */
const mostRows = 120;
const evening = 17 * 60;

/**
 * Returns the latest events in chronological order. The build doesn't know the date, so the browser
 * decides which one is next.
 */
export function nextRows(
  events: readonly CalendarEvent[],
  zone: string,
  rooms: readonly Room[],
): { rows: NextRow[]; isWhole: boolean } {
  const held = events.filter(({ canceled }) => canceled === undefined);
  return {
    rows: held.slice(-mostRows).map((event) => rowOf(event, zone, rooms)),
    isWhole: held.length <= mostRows,
  };
}

function rowOf(event: CalendarEvent, zone: string, rooms: readonly Room[]): NextRow {
  const { id, date, title, time, location, series } = event;
  const { dayBegins, ends } = momentsOf(event, zone);
  const span = readEventTime(time);
  return [
    dayBegins,
    ends,
    series !== undefined,
    id,
    roomOf(location, rooms)?.address ?? '',
    monthInWords(date).slice(0, 3),
    String(Number(date.slice(8))),
    typeof span === 'object' && span.start >= evening ? 'Tonight' : 'Today',
    title,
    weekdayInWords(date).split(',')[0] ?? '',
    time,
    location,
  ];
}
