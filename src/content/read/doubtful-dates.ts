import type { z } from 'zod';
import { addMonths, type IsoDay } from '../../domain/dates/days.ts';
import { doubtfulSpan } from '../../domain/dates/clock-times.ts';

/** What is doubtful about a date or a time that can be read, and what to type instead. */
interface Doubt {
  message: string;
  cure: string;
}

const monthsAhead = 18;

/**
 * A day so long after somebody last looked at the file that its year must be wrong. The file's own day
 * counts and no clock, so that what was right never becomes wrong by waiting.
 */
export function farAhead(day: IsoDay | undefined, reviewed: IsoDay): Doubt | undefined {
  if (day === undefined || day <= addMonths(reviewed, monthsAhead)) return undefined;
  return {
    message: `${day} is more than ${String(monthsAhead)} months after ${reviewed}, when someone last looked at this file`,
    cure: 'Fix the year. If it’s right, look through the file and set "reviewed" at its top to today.',
  };
}

/** A span of hours whose AM or PM is said once and leaves open what is meant. */
export function doubtfulTime(time: string): Doubt | undefined {
  const understood = doubtfulSpan(time);
  return understood === undefined
    ? undefined
    : {
        message: `"${time}" would be ${understood}, which is over eight hours`,
        cure: `Write AM or PM at both times: ${understood.replace('–', '-')} if you mean that, or fix the hours.`,
      };
}

/** Tells a doubt at a place of a file, if there is one. */
export function tellDoubt(
  context: z.RefinementCtx,
  path: readonly PropertyKey[],
  doubt: Doubt | undefined,
): void {
  if (!doubt) return;
  const { message, cure } = doubt;
  context.addIssue({ code: 'custom', path: [...path], message, params: { cure } });
}
