import { addMonths, type IsoDay } from '../../domain/dates/days.ts';
import { doubtfulSpan, startsAtNight } from '../../domain/dates/clock-times.ts';
import type { Complaint } from './complaint.ts';

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
  const understood = doubtfulSpan(time)?.replace('–', '-');
  if (understood === undefined) return undefined;
  return time.match(/[ap]\.? ?m/gi)?.length === 2
    ? {
        message: `"${time}" would go on until the next day`,
        cure: 'Fix AM or PM, or the order of the two times.',
      }
    : {
        message: `"${time}" would be ${understood}, which is over eight hours`,
        cure: `Write AM or PM at both times: ${understood} if you mean that, or fix the hours.`,
      };
}

/** Rejects hours in the middle of the night, like 12-2 AM. */
export const nightTime = (time: string): Complaint | undefined =>
  startsAtNight(time)
    ? {
        message: `"${time}" starts in the middle of the night`,
        cure: 'Write PM. If you mean the night, write AM at both times, as in 12 AM-2 AM.',
      }
    : undefined;
