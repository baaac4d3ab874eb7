import type { IsoDay } from './days.ts';
import type { TimeSpan } from './clock-times.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Returns the instant at which clocks in a zone show a given minute of a day. If clocks show it
 * twice, in the fall, returns the first time. If clocks skip it, in the spring, counts from before
 * the gap.
 */
export function instantAt(date: IsoDay, minutes: number, zone: string): Date {
  const asIfUtc = Date.parse(date) + minutes * minute;
  const before = asIfUtc - offsetAt(asIfUtc - day, zone);
  const after = asIfUtc - offsetAt(asIfUtc + day, zone);
  const real = [before, after].filter((time) => time + offsetAt(time, zone) === asIfUtc);
  return new Date(real.length > 0 ? Math.min(...real) : before);
}

/**
 * Returns the start and end of a span. If clocks skip the start, the whole span moves and keeps its
 * length.
 */
export function instantsOf(
  date: IsoDay,
  { start, end }: TimeSpan,
  zone: string,
): { begins: Date; ends: Date } {
  const begins = instantAt(date, start, zone);
  const isSkipped = shownAt(begins, zone) !== Date.parse(date) + start * minute;
  return {
    begins,
    ends: isSkipped
      ? new Date(begins.getTime() + (end - start) * minute)
      : instantAt(date, end, zone),
  };
}

/** Formats the clock time in a zone for calendar files: 20250910T190000. */
export const clockAt = (instant: Date, zone: string): string =>
  compactInstant(new Date(shownAt(instant, zone)));

/** Formats an instant in UTC for calendar files: 20250911T000000. */
export const compactInstant = (instant: Date): string =>
  instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/**
 * Midnight in a zone on a winter day and on a summer day, in minutes since 1970. A browser whose
 * clock shows midnight at both instants is in an equivalent zone.
 */
export const midnightsOf = (zone: string): string =>
  ['2025-01-01', '2025-07-01']
    .map((date) => String(instantAt(date, 0, zone).getTime() / minute))
    .join(' ');

/** Name of a zone that's right all year, like Central Time. */
export const zoneInWords = (zone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(Date.UTC(2025, 0))
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

const shownAt = (instant: Date, zone: string) =>
  instant.getTime() + offsetAt(instant.getTime(), zone);

/** Offset of a zone from UTC at an instant, in milliseconds. */
function offsetAt(time: number, zone: string): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<Intl.DateTimeFormatPartTypes, number>;
  const { year, month, day: date, hour, minute: minutes } = parts;
  return Date.UTC(year, month - 1, date, hour, minutes) - Math.floor(time / minute) * minute;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a formatter takes a thousand times longer than using it. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}
