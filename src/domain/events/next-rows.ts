import { roomOf, type Room } from '../words/room-names.ts';
import { momentsOf, type CalendarEvent } from './calendar-event.ts';
import { monthInWords, weekdayInWords } from '../dates/day-words.ts';
import { readEventTime } from '../dates/clock-times.ts';

/** An event that may be the next, in the order in which the home page's few lines of script read it. */
export type NextRow = [
  dayBegins: number,
  ends: number,
  /** Whether it is one of every week. */
  isWeekly: boolean,
  id: string,
  /** Where its room is explained, or nothing. */
  room: string,
  month: string,
  day: string,
  /** What the day is called once it has come. */
  onTheDay: string,
  title: string,
  weekday: string,
  time: string,
  location: string,
];

/** More than a board writes in advance; with fifty years of events the home page holds no more. */
const mostRows = 120;
const evening = 17 * 60;

/**
 * What the home page knows of events, the last ones in the order of time. The build has no clock:
 * which of them is next is for the visitor's to say.
 */
export function nextRows(
  events: readonly CalendarEvent[],
  zone: string,
  rooms: readonly Room[],
): { rows: NextRow[]; isWhole: boolean } {
  const held = events.filter(({ cancelled }) => cancelled === undefined);
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
