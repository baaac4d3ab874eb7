import {
  expandEvents,
  type CalendarEvent,
  type EventRecord,
} from '../../src/domain/events/calendar-event.ts';
import { timeInWords } from '../../src/domain/dates/clock-times.ts';
import { datesInWords } from '../../src/domain/registration/known-dates.ts';
import { counted } from '../../src/domain/words/counted.ts';
import { changedRecords, changesInWords } from './changed-records.ts';

/** Describes changes to events, with one line for each single event or series. */
export function changedEvents(was: readonly EventRecord[], is: readonly EventRecord[]): string[] {
  const { fresh, gone, changed } = changedRecords(was, is, ({ id }) => id);
  return [
    ...fresh.map(
      (record) =>
        `${record.title}, new: ${datesOf(expandEvents([record]))}, ${timeInWords(record.time)}, ${record.location}`,
    ),
    ...gone.map((record) => `${record.title}, gone: ${datesOf(expandEvents([record]))}`),
    ...changed.map(([old, now]) => `${nameOf(old)}: ${difference(old, now)}`),
  ];
}

/** Single events may share a title, so their key includes the date. */
const nameOf = ({ title, date, weekly }: EventRecord) =>
  weekly ? title : `${title} on ${datesInWords({ first: date, last: date })}`;

/** Summarizes dates, as in "15 dates, Wed, Jan 20 to Wed, Apr 28, 2027, 2 canceled, 1 moved". */
function datesOf(events: readonly CalendarEvent[]): string {
  const [first, last] = [events[0]?.date ?? '', events.at(-1)?.date ?? ''];
  const count = events.length === 1 ? '' : `${counted(events.length, 'date')}, `;
  const canceled = events.filter((event) => event.canceled !== undefined).length;
  const moved = events.filter(
    ({ id, series, date }) => series !== undefined && id !== `${series}-${date}`,
  ).length;
  return [
    `${count}${datesInWords({ first, last })}`,
    ...some(canceled, 'canceled'),
    ...some(moved, 'moved'),
  ].join(', ');
}

function difference(before: EventRecord, after: EventRecord): string {
  const [was, is] = [expandEvents([before]), expandEvents([after])];
  const [oldDates, newDates] = [datesOf(was), datesOf(is)];
  const same = is.flatMap((event): [CalendarEvent, CalendarEvent][] => {
    const old = was.find(({ id }) => id === event.id);
    return old ? [[old, event]] : [];
  });
  const parts = [
    oldDates === newDates ? '' : `now ${newDates} (was ${oldDates})`,
    replaced(same, 'location'),
    replaced(same, 'time'),
    before.title === after.title ? '' : `now called ${after.title}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'other words' : parts.join('; ');
}

/** Describes a change with its dates, as in "CPE 2.222 → CPE 3.110 on 11 dates". */
function replaced(
  pairs: readonly [CalendarEvent, CalendarEvent][],
  key: 'location' | 'time',
): string {
  const other = pairs.filter(([old, now]) => old[key] !== now[key]);
  const [first] = other;
  if (!first) return '';
  const [old, now] = first;
  const where = pairs.length === 1 ? '' : ` on ${counted(other.length, 'date')}`;
  return `${old[key]} → ${now[key]}${where}`;
}

const some = (count: number, what: string) => (count === 0 ? [] : [`${String(count)} ${what}`]);

interface DateRecord {
  id?: string | undefined;
  event?: string | undefined;
  title?: string | undefined;
  date?: string | undefined;
  until?: string | undefined;
}

export function changedDates(was: readonly DateRecord[], is: readonly DateRecord[]): string[] {
  const nameOf = ({ id, event }: DateRecord) => id ?? event ?? '';
  const inWords = (record: DateRecord) => {
    const { date, until = date } = record;
    const title = record.title ?? nameOf(record);
    return date === undefined
      ? title
      : `${title}, ${datesInWords({ first: date, last: until ?? date })}`;
  };
  const changes = changesInWords(changedRecords(was, is, nameOf), inWords);
  return changes === '' ? [] : [`Registration dates: ${changes}`];
}
