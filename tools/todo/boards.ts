import { parse } from 'yaml';
import { addDays, type IsoDay } from '../../src/domain/dates/days.ts';
import type { ContentFile } from './findings.ts';

/** A year's officers as far as reminders need them. */
export interface Board {
  file: string;
  from: string;
  officers: { name: string; role: string }[];
}

/** All boards, the one whose term begins last first, as the site has it. */
function boardsIn(files: readonly ContentFile[]): Board[] {
  return files
    .filter(({ file }) => file.startsWith('content/officers/'))
    .map(({ file, source }) => ({ file, ...(parse(source) as Partial<Omit<Board, 'file'>>) }))
    .map(({ file, from, officers }) => ({ file, from: String(from), officers: officers ?? [] }))
    .toSorted((a, b) => b.from.localeCompare(a.from));
}

/** The board whose term begins last. */
export const newestBoard = (files: readonly ContentFile[]): Board | undefined => boardsIn(files)[0];

/** How long after a board has begun the one before it is still handing over. */
const handingOverDays = 60;

/** Who gives and who takes on a day. Nobody takes yet where the next board has no file. */
export interface Change {
  outgoing: Board | undefined;
  incoming: Board | undefined;
}

/**
 * The board that goes and the board that comes. The newest file alone does not tell: before a term and
 * for some weeks after it began, those who still hold the keys are in the file before it.
 */
export function changeOfBoards(files: readonly ContentFile[], today: IsoDay): Change {
  const [newest, before] = boardsIn(files);
  const isComing = newest !== undefined && today <= addDays(newest.from, handingOverDays);
  return isComing && before
    ? { outgoing: before, incoming: newest }
    : { outgoing: newest, incoming: undefined };
}
