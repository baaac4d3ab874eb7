import { fieldsOf, isCount, readRecord, textFieldsOf, textsOf } from '../../words/stored-record.ts';
import type { ExamResult } from './exam-results.ts';

/** A student's work on an exam, as stored in the browser. */
export interface Sitting {
  /** In milliseconds since 1970, by the browser's clock. */
  began: number;
  handedIn?: number;
  /** True once the answers have been added to the practice record. */
  isRecorded?: true;
  /** Text in each field, by problem and answer. */
  typed: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Names of the problems that the student marked for later. */
  later: readonly string[];
  /** Class codes and number of answers, for pages other than the exam. */
  courses?: readonly string[];
  asked?: number;
  answered?: number;
  open?: string;
  isClockHidden?: true;
  result?: ExamResult;
}

/** Stored sittings, keyed by the exam as encoded in an address. The newest one comes last. */
export type Sittings = Readonly<Record<string, Sitting>>;

/** Reads stored sittings. Ignores invalid parts. */
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
      Object.entries(typed).map(([name, fields]) => [name, textFieldsOf(fields)]),
    ),
    later: textsOf(later),
    ...(Array.isArray(courses) && { courses: textsOf(courses) }),
    ...(isCount(asked, limit) && { asked }),
    ...(isCount(answered, limit) && { answered }),
    ...(typeof open === 'string' && { open }),
    ...(isClockHidden === true && { isClockHidden }),
    ...(result && { result }),
  };
}

const readResult = ({
  right,
  of,
  lacking,
  // Results stored by older versions don't have this count.
  carried = 0,
}: Record<string, unknown>): ExamResult | undefined =>
  isCount(right, limit) &&
  isCount(of, limit) &&
  isCount(lacking, limit) &&
  isCount(carried, limit) &&
  right + lacking + carried <= of
    ? { right, of, lacking, carried }
    : undefined;

const limit = 1000;
/** Later years have more than four digits. */
const lastTime = Date.UTC(9999, 0);
const isTime = (time: unknown): time is number =>
  typeof time === 'number' && time >= 0 && time < lastTime;

/** Adds or replaces a sitting. Never deletes one, because they're small. */
export const withSitting = (sittings: Sittings, exam: string, sitting: Sitting): Sittings =>
  Object.fromEntries([
    ...Object.entries(sittings).filter(([text]) => text !== exam),
    [exam, sitting] as const,
  ]);

export const withoutSitting = (sittings: Sittings, exam: string): Sittings =>
  Object.fromEntries(Object.entries(sittings).filter(([text]) => text !== exam));

const minute = 60_000;

/**
 * Returns the text on the clock, like "31 min left" or "The last minute", and the fraction of time
 * left.
 */
export function timeLeft(began: number, minutes: number, now: number) {
  // If the clock was set back, at most the full time is left.
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

/** Describes how long ago the time ended, up to two days. */
function over(time: number): string {
  const minutes = Math.floor(time / minute);
  if (minutes < 100) return ` (${String(minutes)} min over)`;
  return minutes < 48 * 60 ? ` (${String(Math.floor(minutes / 60))} h over)` : '';
}
