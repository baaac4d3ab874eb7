import { parse } from 'yaml';
import { addDays, type IsoDay } from '../../src/domain/dates/days.ts';
import type { ContentFile } from './findings.ts';

/** The officers of a year, with the fields that reminders use. */
export interface Board {
  file: string;
  from: string;
  officers: { name: string; role: string }[];
}

/** Lists the boards, newest term first. */
function boardsIn(files: readonly ContentFile[]): Board[] {
  return files
    .filter(({ file }) => file.startsWith('content/officers/'))
    .map(({ file, source }) => ({ file, ...(parse(source) as Partial<Omit<Board, 'file'>>) }))
    .map(({ file, from, officers }) => ({ file, from: String(from), officers: officers ?? [] }))
    .toSorted((a, b) => b.from.localeCompare(a.from));
}

export const newestBoard = (files: readonly ContentFile[]): Board | undefined => boardsIn(files)[0];

/** Days after the start of a term until its handover ends. */
const handingOverDays = 60;

/** The incoming board is undefined until its file exists. */
export interface Change {
  outgoing: Board | undefined;
  incoming: Board | undefined;
}

/**
 * Returns the outgoing and incoming boards on a date. A handover starts before a term and ends some
 * weeks after it has begun.
 */
export function changeOfBoards(files: readonly ContentFile[], today: IsoDay): Change {
  const [newest, before] = boardsIn(files);
  const isComing = newest !== undefined && today <= addDays(newest.from, handingOverDays);
  return isComing && before
    ? { outgoing: before, incoming: newest }
    : { outgoing: newest, incoming: undefined };
}
