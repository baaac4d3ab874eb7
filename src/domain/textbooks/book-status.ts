import { dayInWords } from '../dates/day-words.ts';
import type { IsoDay } from '../dates/days.ts';

/** Whether somebody has a book, as far as an officer has said so. */
export interface BookStatus {
  status?: 'available' | 'lent' | undefined;
  /** The day on which it is due back. */
  until?: IsoDay | undefined;
}

/** The same in words that stay true after that day, or nothing where nobody has said anything. */
export function statusInWords({ status, until }: BookStatus): string | undefined {
  if (status === undefined) return undefined;
  if (status === 'available') return 'On the shelf';
  return until === undefined ? 'Lent out' : `Lent out, due back ${dayInWords(until)}`;
}

/** The words of the link that asks for it. */
export const requestWords = ({ status }: BookStatus): string =>
  status === 'lent' ? 'Ask to be next' : 'Request';
