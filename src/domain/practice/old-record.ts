import { fieldsOf, readRecord } from '../words/stored-record.ts';
import { readWork, type PracticeRecord, type Work } from './record.ts';

/** Reads a record of version 1, which lists right answers with their seeds, like "17 ms". */
export function readOldRecord(text: string): PracticeRecord {
  return Object.fromEntries(
    Object.entries(readRecord(text)).flatMap(([name, entry]) => {
      const { state, since, parts } = fieldsOf(entry);
      if (state !== 'tried' && state !== 'solved') return [];
      const work = readWork({
        since,
        last: since,
        ...(state === 'solved' && { solved: since }),
        rung: state === 'solved' ? 1 : 0,
        sets: Array.isArray(parts) ? setsOf(parts) : [],
      });
      return work ? [[name, work]] : [];
    }),
  );
}

function setsOf(parts: readonly unknown[]): Work['sets'] {
  const right = new Map<number, string[]>();
  for (const part of parts) {
    const [, seed, name] = /^(\d+) (.+)$/.exec(String(part)) ?? [];
    if (name === undefined) continue;
    right.set(Number(seed), [...(right.get(Number(seed)) ?? []), name]);
  }
  return [...right].map(([seed, names]) => ({ seed, typed: {}, right: names }));
}
