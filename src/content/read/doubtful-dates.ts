import { addMonths, type IsoDay } from '../../domain/dates/days.ts';
import { doubtfulSpan } from '../../domain/dates/clock-times.ts';
import type { Complaint } from './fields.ts';

const monthsAhead = 18;

/**
 * Rejects a day so long after the last review of the file that the year must be wrong. Doesn't
 * compare with the current date, so that a valid file stays valid.
 */
export function farAhead(day: IsoDay | undefined, reviewed: IsoDay): Complaint | undefined {
  if (day === undefined || day <= addMonths(reviewed, monthsAhead)) return undefined;
  return {
    message: `${day} is more than ${String(monthsAhead)} months after ${reviewed}, when someone last looked at this file`,
    cure: 'Fix the year. If it’s right, look through the file and set "reviewed" at its top to today.',
  };
}

/** Rejects hours like 7:30-6 PM, which don't say whether the first time is AM or PM. */
export function doubtfulTime(time: string): Complaint | undefined {
  const understood = doubtfulSpan(time);
  return understood === undefined
    ? undefined
    : {
        message: `"${time}" would be ${understood}, which is over eight hours`,
        cure: `Write AM or PM at both times: ${understood.replace('–', '-')} if you mean that, or fix the hours.`,
      };
}
