/** Start and end in minutes after midnight. The end may be after the next midnight. */
export interface TimeSpan {
  start: number;
  end: number;
}

export type EventTime = TimeSpan | 'all-day' | 'unreadable';

const noon = 12 * 60;
const day = 24 * 60;
const longest = 40;
const longestMeeting = 8 * 60;
const longestNight = 16 * 60;

/**
 * Parses times as people type them: "7-9 PM", "6:30 PM", "11-1 PM", "noon-1 PM", "18:00-20:00",
 * "All day", "TBA". A time without an end lasts an hour. If only one of two times has AM or PM,
 * assumes the shortest span.
 */
export function readEventTime(text: string): EventTime {
  const read = readTime(text);
  return typeof read === 'string' ? read : { start: read.start, end: read.end ?? read.start + 60 };
}

/**
 * Formats a time in the site's style: "7–9 PM", "11 AM–1 PM", "noon–1 PM", "All day", "TBA". Leaves
 * text unchanged if it can't be parsed.
 */
export function timeInWords(text: string): string {
  const read = readTime(text);
  if (read === 'unreadable') return text;
  if (read === 'all-day') return /^all/i.test(text.trim()) ? 'All day' : text.trim() && 'TBA';
  const { start, end } = read;
  if (end === undefined) return clockInWords(start);
  // In the same half of the day, AM or PM is written only once.
  const isOneHalf = Math.floor(start / noon) === Math.floor(end / noon);
  const first = clockInWords(start);
  return `${isOneHalf ? first.replace(/ [AP]M$/, '') : first}–${clockInWords(end)}`;
}

function clockInWords(minutes: number): string {
  if (minutes % day === 0) return 'midnight';
  if (minutes % day === noon) return 'noon';
  const hour = String(((Math.floor(minutes / 60) + 11) % 12) + 1);
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `${hour}${rest} ${minutes % day < noon ? 'AM' : 'PM'}`;
}

/**
 * Returns the parsed span if it's probably not what was meant: only one end has AM or PM, and the
 * span is longer than any meeting. "7:30-6 PM" would be 7:30 AM–6 PM. With AM or PM at both ends, it
 * may be as long as a night.
 */
export function doubtfulSpan(text: string): string | undefined {
  const read = readTime(text);
  if (typeof read === 'string' || read.end === undefined) return undefined;
  const isSaidOnce =
    clocksOf(plainText(text)).filter((clock) => clock && isDefinite(clock)).length === 1;
  const most = isSaidOnce ? longestMeeting : longestNight;
  return read.end - read.start > most ? timeInWords(text) : undefined;
}

/**
 * Checks whether an event starts between midnight and 6 AM but doesn't insist on it, with "midnight"
 * or with AM at both times. "12-2 AM" probably means PM.
 */
export function startsAtNight(text: string): boolean {
  const read = readTime(text);
  const said = plainText(text)
    .match(/am\b|midnight/g)
    ?.join();
  return typeof read !== 'string' && read.start < 6 * 60 && (said === undefined || said === 'am');
}

function readTime(text: string): { start: number; end?: number } | 'all-day' | 'unreadable' {
  const plain = plainText(text);
  if (/^(all[- ]day|tba|tbd|to be announced)?$/.test(plain)) return 'all-day';

  const clocks = clocksOf(plain);
  const [first, second] = clocks;
  if (!first || clocks.length > 2 || clocks.includes(undefined)) return 'unreadable';
  if (!second) {
    const [start] = minutesOf(first, false);
    return start === undefined ? 'unreadable' : { start };
  }
  return shortestSpan(minutesOf(first, isDefinite(second)), minutesOf(second, isDefinite(first)));
}

const clocksOf = (plain: string) =>
  plain.split(/ ?(?:-|\bto\b|\buntil\b|\btill\b) ?/).map(readClock);

/** Normalizes case and dashes, and writes "p.m." as "PM". */
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
  /** True for an hour with two digits and minutes, as in a 24-hour timetable. */
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

/** Possible meanings in minutes after midnight. Two if the other time decides between AM and PM. */
function minutesOf({ hour, minute, half, timetable }: Clock, otherDecides: boolean): number[] {
  const inHalf = (pm: boolean) => (hour % 12) * 60 + minute + (pm ? noon : 0);
  const onTwelve = hour >= 1 && hour <= 12;
  if (half !== undefined) return onTwelve ? [inHalf(half === 'pm')] : [];
  if (otherDecides && onTwelve) return [inHalf(false), inHalf(true)];
  return timetable && hour < 24 ? [hour * 60 + minute] : [];
}

function shortestSpan(starts: readonly number[], ends: readonly number[]): TimeSpan | 'unreadable' {
  const spans = starts.flatMap((start) =>
    ends
      .filter((end) => end !== start)
      .map((end) => ({ start, end: end > start ? end : end + day })),
  );
  return spans.toSorted((a, b) => a.end - a.start - (b.end - b.start))[0] ?? 'unreadable';
}
