import { readRecord } from '../../words/stored-record.ts';
import type { ExamResult } from './exam-results.ts';

/** What a browser keeps of an exam that somebody sits: when it began, and what they wrote. */
export interface Sitting {
  /** In milliseconds since 1970, on this browser's clock. */
  began: number;
  handedIn?: number;
  /** Whether its answers are in the record of this browser. */
  isRecorded?: true;
  /** What stands in each field, by its problem and the name of its answer. */
  typed: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The problems to which somebody wants to come back. */
  later: readonly string[];
  /** The codes of its classes, and for how many answers it asks, so that other pages can say so. */
  courses?: readonly string[];
  asked?: number;
  /** Number of those that can be judged. */
  answered?: number;
  /** The name of the problem that is open. */
  open?: string;
  isClockHidden?: true;
  /** What came of it, once it was judged. */
  result?: ExamResult;
}

/** The sittings of a browser, by the text of their exam; the newest last. */
export type Sittings = Readonly<Record<string, Sitting>>;

/** Reads what was kept; whatever is not as it should be counts as nothing. */
export function readSittings(text: string): Sittings {
  return Object.fromEntries(
    Object.entries(readRecord(text)).flatMap(([exam, entry]) => {
      const sitting = readSitting(fieldsOf(entry));
      return sitting ? [[exam, sitting]] : [];
    }),
  );
}

function readSitting(entry: Record<string, unknown>): Sitting | undefined {
  const { began, handedIn, isRecorded, typed, later, courses, asked, answered } = entry;
  const { open, isClockHidden } = entry;
  if (!isTime(began) || typeof typed !== 'object' || typed === null) return undefined;
  const result = readResult(fieldsOf(entry['result']));
  return {
    began,
    ...(isTime(handedIn) && { handedIn }),
    ...(isRecorded === true && { isRecorded }),
    typed: Object.fromEntries(
      Object.entries(typed).map(([name, fields]) => [name, textsIn(fieldsOf(fields))]),
    ),
    later: textsOf(later),
    ...(Array.isArray(courses) && { courses: textsOf(courses) }),
    ...(isCount(asked) && { asked }),
    ...(isCount(answered) && { answered }),
    ...(typeof open === 'string' && { open }),
    ...(isClockHidden === true && { isClockHidden }),
    ...(result && { result }),
  };
}

const readResult = ({
  right,
  of,
  lacking,
  // Older ones do not have it.
  carried = 0,
}: Record<string, unknown>): ExamResult | undefined =>
  isCount(right) &&
  isCount(of) &&
  isCount(lacking) &&
  isCount(carried) &&
  right + lacking + carried <= of
    ? { right, of, lacking, carried }
    : undefined;

const fieldsOf = (entry: unknown) =>
  (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>;
const textsOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
const textsIn = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );
const isCount = (count: unknown): count is number =>
  typeof count === 'number' && Number.isInteger(count) && count >= 0 && count < 1000;
/** Later than this, a year has no four digits. */
const lastTime = Date.UTC(9999, 0);
const isTime = (time: unknown): time is number =>
  typeof time === 'number' && time >= 0 && time < lastTime;

/**
 * The sittings with one that is new or has changed. All of them stay: one is smaller than a picture
 * of a button, and nobody has asked to forget any.
 */
export const withSitting = (sittings: Sittings, exam: string, sitting: Sitting): Sittings =>
  Object.fromEntries([
    ...Object.entries(sittings).filter(([text]) => text !== exam),
    [exam, sitting] as const,
  ]);

/** The sittings without one of which somebody wants to hear no more. */
export const withoutSitting = (sittings: Sittings, exam: string): Sittings =>
  Object.fromEntries(Object.entries(sittings).filter(([text]) => text !== exam));

const minute = 60_000;

/** What the clock shows: whole minutes, and in the last one that it is the last. */
export function timeLeft(began: number, minutes: number, now: number) {
  // A clock that was set back has nobody sit for longer than there is time.
  const left = Math.min(began + minutes * minute - now, minutes * minute);
  const inMinutes = Math.ceil(left / minute);
  const words =
    left <= 0
      ? `Time is up${over(-left)}`
      : inMinutes === 1
        ? 'The last minute'
        : `${String(inMinutes)} min left`;
  return {
    words,
    isOver: left <= 0,
    isNearEnd: left <= 5 * minute,
    part: left / (minutes * minute),
  };
}

/** By how much, as long as that is a matter of minutes or hours. */
function over(time: number): string {
  const minutes = Math.floor(time / minute);
  if (minutes < 100) return ` (${String(minutes)} min over)`;
  return minutes < 48 * 60 ? ` (${String(Math.floor(minutes / 60))} h over)` : '';
}
