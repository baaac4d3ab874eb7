import type { IsoDay } from './days.ts';
import type { TimeSpan } from './clock-times.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The instant at which clocks of a zone show a minute of a day. One that they show twice in autumn
 * is the first of the two; one that they skip in spring is counted on from before the gap.
 */
export function instantAt(date: IsoDay, minutes: number, zone: string): Date {
  const asIfUtc = Date.parse(date) + minutes * minute;
  const before = asIfUtc - offsetAt(asIfUtc - day, zone);
  const after = asIfUtc - offsetAt(asIfUtc + day, zone);
  const real = [before, after].filter((time) => time + offsetAt(time, zone) === asIfUtc);
  return new Date(real.length > 0 ? Math.min(...real) : before);
}

/**
 * When a span of a day begins and ends. One whose start the clocks skip in spring is moved as a whole,
 * so that it ends after it begins and lasts as long as it was said to.
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

/** What clocks of a zone show at an instant, as calendars write it: 20250910T190000. */
export const clockAt = (instant: Date, zone: string): string =>
  compactInstant(new Date(shownAt(instant, zone)));

/** An instant as calendars write it, in UTC: 20250911T000000. */
export const compactInstant = (instant: Date): string =>
  instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/**
 * A midnight of a zone in winter and one in summer, in minutes since 1970: a clock that shows midnight at
 * both shows what those of the zone do.
 */
export const midnightsOf = (zone: string): string =>
  ['2025-01-01', '2025-07-01']
    .map((date) => String(instantAt(date, 0, zone).getTime() / minute))
    .join(' ');

/** What a zone is called all year, for those who live by other clocks: Central Time. */
export const zoneInWords = (zone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(Date.UTC(2025, 0))
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

const shownAt = (instant: Date, zone: string) =>
  instant.getTime() + offsetAt(instant.getTime(), zone);

/** How far clocks of a zone are ahead of UTC at an instant, in milliseconds. */
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

/** A zone's clock; making one takes a thousand times longer than reading it. */
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
