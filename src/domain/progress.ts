import { readRecord } from './stored-record.ts';

/** How far somebody is with a problem. */
export type Progress = 'tried' | 'solved';

/** How far somebody is with a problem, since which day, and which of its answers were right so far. */
interface Attempt {
  state: Progress;
  since: string;
  parts?: readonly string[];
}

/** What a browser keeps: for each problem by name, how far somebody is. */
export type ProgressRecord = Readonly<Record<string, Attempt>>;

/** Reads what was kept; whatever is not as it should be counts as nothing. */
export function readProgress(text: string): ProgressRecord {
  return Object.fromEntries(
    Object.entries(readRecord(text)).flatMap(([name, entry]) => {
      const { state, since, parts } = (entry ?? {}) as Record<string, unknown>;
      const isKnown = (state === 'tried' || state === 'solved') && typeof since === 'string';
      return isKnown ? [[name, { state, since, ...(isListOfText(parts) && { parts }) }]] : [];
    }),
  );
}

const isListOfText = (list: unknown): list is string[] =>
  Array.isArray(list) && list.every((item) => typeof item === 'string');

// With many sets of numbers there are many answers; the last ones are those somebody works at.
const mostParts = 12;

/** The record after an attempt, which may have a part right: a problem once solved stays solved. */
export function withAttempt(
  record: ProgressRecord,
  name: string,
  { state, part }: { state: Progress; part?: string | undefined },
  today: string,
): ProgressRecord {
  const before = record[name];
  if (before?.state === 'solved') return record;
  if (state === 'solved') return { ...record, [name]: { state, since: today } };
  const known = before?.parts ?? [];
  const isNew = part !== undefined && !known.includes(part);
  if (before && !isNew) return record;
  const parts = isNew ? [...known, part].slice(-mostParts) : known;
  const since = before?.since ?? today;
  return { ...record, [name]: { state, since, ...(parts.length > 0 && { parts }) } };
}
