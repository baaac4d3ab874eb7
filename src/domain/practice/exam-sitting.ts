import { readRecord } from '../stored-record.ts';

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
}

/** The sittings of a browser, by the text of their exam; the newest last, and only the last few. */
export type Sittings = Readonly<Record<string, Sitting>>;

const mostSittings = 5;

/** Reads what was kept; whatever is not as it should be counts as nothing. */
export function readSittings(text: string): Sittings {
  return Object.fromEntries(
    Object.entries(readRecord(text)).flatMap(([exam, entry]) => {
      const { began, handedIn, isRecorded, typed, later } = (entry ?? {}) as Record<
        string,
        unknown
      >;
      if (typeof began !== 'number' || typeof typed !== 'object' || typed === null) return [];
      const sitting: Sitting = {
        began,
        ...(typeof handedIn === 'number' && { handedIn }),
        ...(isRecorded === true && { isRecorded }),
        typed: Object.fromEntries(
          Object.entries(typed as Record<string, unknown>).map(([name, fields]) => [
            name,
            textsIn(fields),
          ]),
        ),
        later: Array.isArray(later) ? later.filter((name) => typeof name === 'string') : [],
      };
      return [[exam, sitting]];
    }),
  );
}

const textsIn = (fields: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((fields ?? {}) as Record<string, unknown>).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );

/** The sittings with one that is new or has changed. */
export function withSitting(sittings: Sittings, exam: string, sitting: Sitting): Sittings {
  const others = Object.entries(sittings).filter(([text]) => text !== exam);
  return Object.fromEntries([...others, [exam, sitting] as const].slice(-mostSittings));
}

/** How many of some answers have something written. */
export const countWritten = (
  typed: Readonly<Record<string, string>> | undefined,
  answers: readonly string[],
): number => answers.filter((answer) => (typed?.[answer] ?? '').trim() !== '').length;

const minute = 60_000;

/** What the clock shows: whole minutes, and in the last one that it is the last. */
export function timeLeft(began: number, minutes: number, now: number) {
  const left = began + minutes * minute - now;
  const inMinutes = Math.ceil(left / minute);
  const words =
    left <= 0
      ? `Time is up (${String(Math.floor(-left / minute))} min over)`
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
