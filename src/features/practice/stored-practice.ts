import { useMemo } from 'react';
import {
  latestKey,
  readKept,
  recordKey as key,
  recordKeys,
} from '../../domain/practice/kept-record.ts';
import { isReadWhole, type Help, type PracticeRecord } from '../../domain/practice/record.ts';
import { withEntry, withHelp, type Entered, type Task } from '../../domain/practice/work.ts';
import { today } from '../../browser/today.ts';
import {
  keptText,
  store,
  storedText,
  storeHere,
  useIsKept,
  useStored,
} from '../../browser/use-stored.ts';

/** Where the problems of the day are kept. */
export const todayKey = 'practice-today';
/** Where the exams are kept that somebody sits or has sat. */
export const examsKey = 'practice-exams';
/** Where a text is put aside of which something could not be read. */
const unreadKey = 'practice-work-unread';

/** What this browser remembers now. */
export const storedPractice = (): PracticeRecord => {
  const [newest, second, oldest] = recordKeys;
  return readKept(storedText(newest), storedText(second), storedText(oldest));
};

/** Remembers a whole record in place of the one before. */
export function storePractice(record: PracticeRecord): void {
  const text = JSON.stringify(record);
  if (canBeWrittenOver()) store(key, text);
  else storeHere(key, text);
}

/**
 * Whether nothing is lost if the record is written anew. What cannot be read of it may be of use to
 * somebody who can, so it is put aside first, once; where there is no room, it stays where it is.
 */
function canBeWrittenOver(): boolean {
  const [text, aside] = [keptText(key), keptText(unreadKey) ?? ''];
  if (text === undefined || isReadWhole(text)) return text !== undefined;
  if (`\n${aside}\n`.includes(`\n${text}\n`)) return true;
  return store(unreadKey, aside === '' ? text : `${aside}\n${text}`);
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
  for (const each of [...recordKeys, todayKey, latestKey, examsKey, unreadKey]) {
    store(each, undefined);
  }
};

/** What this browser remembers; nothing before the script has come. */
export function usePractice(): PracticeRecord {
  const [newest, second, oldest] = recordKeys;
  const [text, secondText, oldText] = [useStored(newest), useStored(second), useStored(oldest)];
  return useMemo(() => readKept(text, secondText, oldText), [text, secondText, oldText]);
}

/** Whether this browser really keeps the record. */
export const useIsPracticeKept = (): boolean => useIsKept(key);
