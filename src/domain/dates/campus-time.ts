import type { IsoDay } from './days.ts';
import type { TimeSpan } from './clock-times.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Returns the instant when clocks in a zone show a given minute of a day. If they show it twice in
 * the fall, it's the first time; a minute skipped in the spring is counted from before the gap.
 */
export function instantAt(date: IsoDay, minutes: number, zone: string): Date {
  const asIfUtc = Date.parse(date) + minutes * minute;
  const before = asIfUtc - offsetAt(asIfUtc - day, zone);
  const after = asIfUtc - offsetAt(asIfUtc + day, zone);
  const real = [before, after].filter((time) => time + offsetAt(time, zone) === asIfUtc);
  return new Date(real.length > 0 ? Math.min(...real) : before);
}

/**
 * Start and end of a span. A span whose start is skipped in the spring moves as a whole, so it
 * keeps its length.
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

/** Clock time in a zone, in calendar format: 20250910T190000. */
export const clockAt = (instant: Date, zone: string): string =>
  compactInstant(new Date(shownAt(instant, zone)));

/** Instant in calendar format, in UTC: 20250911T000000. */
export const compactInstant = (instant: Date): string =>
  instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/**
 * A zone's midnights in winter and in summer, in minutes since 1970; clocks that show midnight at
 * both agree with the zone.
 */
export const midnightsOf = (zone: string): string =>
  ['2025-01-01', '2025-07-01']
    .map((date) => String(instantAt(date, 0, zone).getTime() / minute))
    .join(' ');

/** Year-round name of a zone: Central Time. */
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

/** Formatter of a zone; creating one takes a thousand times longer than using it. */
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
