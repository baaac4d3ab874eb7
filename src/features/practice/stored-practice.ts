import { useMemo } from 'react';
import {
  oldRecordKey as oldKey,
  readKept,
  recordKey as key,
} from '../../domain/practice/kept-record.ts';
import { readPractice, type Help, type PracticeRecord } from '../../domain/practice/record.ts';
import { withEntry, withHelp, type Entered, type Task } from '../../domain/practice/work.ts';
import { today } from '../../ui/today.ts';
import { store, storedText, useIsKept, useStored } from '../../ui/use-stored.ts';

/** What this browser remembers now. */
export const storedPractice = (): PracticeRecord => readKept(storedText(key), storedText(oldKey));

/** Remembers a whole record in place of the one before. */
export function storePractice(record: PracticeRecord): void {
  const before = storedText(key);
  // What cannot be read may be of use to somebody who can: it is put aside, not written over.
  if (before !== '' && Object.keys(readPractice(before)).length === 0 && before !== '{}') {
    store(`${key}-unread`, before);
  }
  store(key, JSON.stringify(record));
}

/** Remembers an entry that could be judged. */
export const storeEntry = (task: Task, entered: Entered): void => {
  storePractice(withEntry(storedPractice(), task, entered, today()));
};

/** Remembers that somebody looked at a hint or the solution. */
export const storeHelp = (task: Pick<Task, 'name' | 'seed'>, help: Help): void => {
  storePractice(withHelp(storedPractice(), task, help, today()));
};

/** Forgets everything. */
export const clearPractice = (): void => {
  store(key, undefined);
  store(oldKey, undefined);
};

/** What this browser remembers; nothing before the script has come. */
export function usePractice(): PracticeRecord {
  const [text, oldText] = [useStored(key), useStored(oldKey)];
  return useMemo(() => readKept(text, oldText), [text, oldText]);
}

/** Whether this browser really keeps the record. */
export const useIsPracticeKept = (): boolean => useIsKept(key);
