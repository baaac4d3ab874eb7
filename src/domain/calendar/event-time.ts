/** A span of a day in minutes after midnight; the end may lie after the next midnight. */
export interface TimeSpan {
  start: number;
  end: number;
}

/** What a text about time says: a span, nothing but the day, or something that cannot be read. */
export type EventTime = TimeSpan | 'all-day' | 'unreadable';

const noon = 12 * 60;
const day = 24 * 60;
const hourWithoutEnd = 60;
const longest = 40;

/**
 * Reads a time as people write it: "7-9 PM", "6:30 PM", "11-1 PM", "noon-1 PM", "18:00-20:00",
 * "All day", "TBA". A start without an end lasts an hour; where only one of two times says AM or
 * PM, the other is the one that is nearer.
 */
export function readEventTime(text: string): EventTime {
  const plain = plainText(text);
  if (/^(all[- ]day|tba|tbd|to be announced)?$/.test(plain)) return 'all-day';

  const clocks = plain.split(/ ?(?:-|\bto\b|\buntil\b|\btill\b) ?/).map(readClock);
  const [first, second] = clocks;
  if (!first || clocks.length > 2 || clocks.includes(undefined)) return 'unreadable';
  if (!second) {
    const [start] = minutesOf(first, false);
    return start === undefined ? 'unreadable' : { start, end: start + hourWithoutEnd };
  }
  return shortestSpan(minutesOf(first, isDefinite(second)), minutesOf(second, isDefinite(first)));
}

/** The text without the differences that mean nothing: capitals, kinds of dashes, "p.m." for "PM". */
function plainText(text: string): string {
  return text
    .slice(0, longest)
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/\b([ap])\.? ?m\b\.?/g, '$1m')
    .replace(/\bfrom\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

interface Clock {
  hour: number;
  minute: number;
  half: string | undefined;
  /** Written with two digits and minutes, as timetables print the 24 hours. */
  timetable: boolean;
}

function readClock(text: string): Clock | undefined {
  if (text === 'noon') return { hour: 12, minute: 0, half: 'pm', timetable: false };
  if (text === 'midnight') return { hour: 12, minute: 0, half: 'am', timetable: false };
  const [, hours, minutes, half] = /^(\d{1,2})(?::([0-5]\d))? ?(am|pm)?$/.exec(text) ?? [];
  if (hours === undefined) return undefined;
  return {
    hour: Number(hours),
    minute: Number(minutes ?? 0),
    half,
    timetable: hours.length === 2 && minutes !== undefined,
  };
}

const isDefinite = ({ half }: Clock) => half !== undefined;

/** The minutes of the day that a time may mean; both halves of the day only if another time decides. */
function minutesOf({ hour, minute, half, timetable }: Clock, otherDecides: boolean): number[] {
  const inHalf = (pm: boolean) => (hour % 12) * 60 + minute + (pm ? noon : 0);
  const onTwelve = hour >= 1 && hour <= 12;
  if (half !== undefined) return onTwelve ? [inHalf(half === 'pm')] : [];
  if (otherDecides && onTwelve) return [inHalf(false), inHalf(true)];
  return timetable && hour < 24 ? [hour * 60 + minute] : [];
}

function shortestSpan(starts: readonly number[], ends: readonly number[]): EventTime {
  const spans = starts.flatMap((start) =>
    ends
      .filter((end) => end !== start)
      .map((end) => ({ start, end: end > start ? end : end + day })),
  );
  return spans.toSorted((a, b) => a.end - a.start - (b.end - b.start))[0] ?? 'unreadable';
}
