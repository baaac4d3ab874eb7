import { useMemo } from 'react';
import {
  readProgress,
  withAttempt,
  type Progress,
  type ProgressRecord,
} from '../../domain/progress.ts';
import { store, storedText, useStored } from '../../ui/use-stored.ts';

const key = 'practice';

/** Remembers an attempt in this browser, if it may, and the part of the problem that was right. */
export function storeAttempt(name: string, state: Progress, part?: string): void {
  const today = new Date().toISOString().slice(0, 10);
  const record = readProgress(storedText(key));
  store(key, JSON.stringify(withAttempt(record, name, { state, part }, today)));
}

/** Forgets everything. */
export const clearProgress = (): void => {
  store(key, undefined);
};

/** What this browser remembers; nothing before the script has come. */
export function useProgress(): ProgressRecord {
  const text = useStored(key);
  return useMemo(() => readProgress(text), [text]);
}
