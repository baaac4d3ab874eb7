import { parse } from 'yaml';
import { addDays, type IsoDay } from '../../src/domain/dates/days.ts';
import type { ContentFile } from './findings.ts';

/** A year's officers, with the fields that reminders use. */
export interface Board {
  file: string;
  from: string;
  officers: { name: string; role: string }[];
}

/** All boards, newest term first. */
function boardsIn(files: readonly ContentFile[]): Board[] {
  return files
    .filter(({ file }) => file.startsWith('content/officers/'))
    .map(({ file, source }) => ({ file, ...(parse(source) as Partial<Omit<Board, 'file'>>) }))
    .map(({ file, from, officers }) => ({ file, from: String(from), officers: officers ?? [] }))
    .toSorted((a, b) => b.from.localeCompare(a.from));
}

/** Returns the board with the newest term. */
export const newestBoard = (files: readonly ContentFile[]): Board | undefined => boardsIn(files)[0];

/** Days after a term begins during which the previous board still hands over. */
const handingOverDays = 60;

/** Outgoing and incoming boards; no incoming one until its file exists. */
export interface Change {
  outgoing: Board | undefined;
  incoming: Board | undefined;
}

/**
 * Finds the outgoing and incoming boards on a date. Before a term and for some weeks after it begins, the
 * previous board still has the keys.
 */
export function changeOfBoards(files: readonly ContentFile[], today: IsoDay): Change {
  const [newest, before] = boardsIn(files);
  const isComing = newest !== undefined && today <= addDays(newest.from, handingOverDays);
  return isComing && before
    ? { outgoing: before, incoming: newest }
    : { outgoing: newest, incoming: undefined };
}
