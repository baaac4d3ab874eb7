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

/** Days that the handover continues after a term begins. */
const handingOverDays = 60;

/** Outgoing and incoming boards; no incoming one until its file exists. */
export interface Change {
  outgoing: Board | undefined;
  incoming: Board | undefined;
}

/**
 * Finds the outgoing and incoming boards on a date. The handover starts before a term and continues
 * for some weeks after the term begins.
 */
export function changeOfBoards(files: readonly ContentFile[], today: IsoDay): Change {
  const [newest, before] = boardsIn(files);
  const isComing = newest !== undefined && today <= addDays(newest.from, handingOverDays);
  return isComing && before
    ? { outgoing: before, incoming: newest }
    : { outgoing: newest, incoming: undefined };
}
