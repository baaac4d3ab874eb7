import { dayInWords } from '../dates/day-words.ts';
import type { IsoDay } from '../dates/days.ts';

export interface BookStatus {
  status?: 'available' | 'lent' | undefined;
  until?: IsoDay | undefined;
}

/** Describes the status in words that are still right after the due date. */
export function statusInWords({ status, until }: BookStatus): string | undefined {
  if (status === undefined) return undefined;
  if (status === 'available') return 'On the shelf';
  return until === undefined ? 'Lent out' : `Lent out, due back ${dayInWords(until)}`;
}

export const requestWords = ({ status }: BookStatus): string =>
  status === 'lent' ? 'Ask to be next' : 'Request';
