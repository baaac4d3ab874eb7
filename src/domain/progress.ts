/** How far somebody is with a problem. */
export type Progress = 'tried' | 'solved';

/** What a browser keeps: for each problem by name, how far somebody is and since which day. */
export type ProgressRecord = Readonly<Record<string, { state: Progress; since: string }>>;

/** Reads what was kept; whatever is not as it should be counts as nothing. */
export function readProgress(text: string): ProgressRecord {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(
    Object.entries(data as Record<string, unknown>).flatMap(([name, entry]) => {
      const { state, since } = (entry ?? {}) as { state?: unknown; since?: unknown };
      const isKnown = (state === 'tried' || state === 'solved') && typeof since === 'string';
      return isKnown ? [[name, { state, since }]] : [];
    }),
  );
}

/** The record after an attempt: a problem once solved stays solved. */
export function withAttempt(
  record: ProgressRecord,
  name: string,
  state: Progress,
  today: string,
): ProgressRecord {
  const before = record[name]?.state;
  if (before === 'solved' || before === state) return record;
  return { ...record, [name]: { state, since: today } };
}
