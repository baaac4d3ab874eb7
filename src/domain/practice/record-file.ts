import type { IsoDay } from '../dates/days.ts';
import { counted } from '../words/counted.ts';
import { readOldRecord } from './old-record.ts';
import { readWork, stateOf, type PracticeRecord, type Work } from './record.ts';

/**
 * A record, with the number of unreadable entries and of problems that this site doesn't have. If
 * the import failed, the reason.
 */
export type ImportedRecord =
  { record: PracticeRecord; unread: number; unknown?: number } | { problem: string };

const kind = 'practice record';
/** A file of version 1 is a record without a header. Version 2 lacks the number of tries. */
const version = 3;
const oldest = 2;

/** Maximum size of a file, in bytes. 500 problems take about 300 KB. */
export const largestFile = 2_000_000;

/** Messages for files that can't be imported, with the reason and the fix. */
export const refusals = {
  isEmpty: 'This file is empty. Export again on the other device and choose that file.',
  isLarge:
    'This file is over 2 MB, so it’s not your record. Choose practice-progress.json, the file from Export.',
  isCut:
    'This file is damaged: part of it is missing or changed. Export again on the other device and choose that file.',
  isOther: 'That’s a different file. Choose practice-progress.json, the file from Export.',
  isNewer: 'This file is from a newer version of this page. Reload the page, then import it again.',
  isBlank: 'There’s no practice in this file. Export again on the device where you practiced.',
  isForeign: 'None of its problems are on this site. Export again on a device you practiced on.',
  isUnreadable: 'We couldn’t open this file. Copy it to this device, then choose it from there.',
};

export const fileOf = (record: PracticeRecord, day: IsoDay): string =>
  `${JSON.stringify({ what: kind, version, day, problems: record }, null, 2)}\n`;

/** Reads a record file of any version. Recovers as much as possible from a damaged file. */
export function readFile(text: string): ImportedRecord {
  if (text.trim() === '') return { problem: refusals.isEmpty };
  if (text.length > largestFile) return { problem: refusals.isLarge };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { problem: text.trimStart().startsWith('{') ? refusals.isCut : refusals.isOther };
  }
  if (!isObject(data)) return { problem: refusals.isOther };
  return 'what' in data && typeof data['what'] === 'string' ? readCurrent(data) : readFirst(data);
}

function readCurrent(data: Record<string, unknown>): ImportedRecord {
  if (data['what'] !== kind) return { problem: refusals.isOther };
  if (typeof data['version'] !== 'number') return { problem: refusals.isCut };
  if (data['version'] > version) return { problem: refusals.isNewer };
  if (data['version'] < oldest || !isObject(data['problems'])) return { problem: refusals.isCut };
  const entries = Object.entries(data['problems']);
  if (entries.length === 0) return { problem: refusals.isBlank };
  return readEntries(entries.map(([name, entry]) => [name, readWork(entry)]));
}

function readFirst(data: Record<string, unknown>): ImportedRecord {
  const names = Object.keys(data);
  if (names.length === 0) return { problem: refusals.isBlank };
  const old = new Map(Object.entries(readOldRecord(JSON.stringify(data))));
  // Without a header, only the entries can show that the file is a record.
  return old.size === 0
    ? { problem: refusals.isOther }
    : readEntries(names.map((name) => [name, old.get(name)]));
}

function readEntries(entries: readonly (readonly [string, Work | undefined])[]): ImportedRecord {
  const read = entries.filter((entry): entry is [string, Work] => entry[1] !== undefined);
  if (read.length === 0) return { problem: refusals.isCut };
  return { record: Object.fromEntries(read), unread: entries.length - read.length };
}

/** Removes problems that this site doesn't have. Keeps the self-checks of lessons. */
export function knownOnly(imported: ImportedRecord, problems: readonly string[]): ImportedRecord {
  if ('problem' in imported) return imported;
  const entries = Object.entries(imported.record);
  const known = entries.filter(([name]) => !isProblem(name) || problems.includes(name));
  if (known.length === 0) return { problem: refusals.isForeign };
  return {
    ...imported,
    record: Object.fromEntries(known),
    unknown: entries.length - known.length,
  };
}

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** Describes the contents of a record: "12 problems, 5 mastered, 1 lesson self-check". */
export function contentsInWords(record: PracticeRecord): string {
  const problems = Object.entries(record).filter(([name]) => isProblem(name));
  const mastered = problems.filter(([, work]) => stateOf(work) === 'mastered').length;
  const checks = Object.keys(record).length - problems.length;
  return [
    ...(problems.length > 0 || checks === 0 ? [counted(problems.length, 'problem')] : []),
    ...(mastered > 0 ? [`${String(mastered)} mastered`] : []),
    ...(checks > 0 ? [counted(checks, 'lesson self-check')] : []),
  ].join(', ');
}

/** Distinguishes problems from self-checks of lessons, whose names contain a slash. */
export const isProblem = (name: string): boolean => !name.includes('/');
