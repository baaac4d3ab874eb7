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

export const todayKey = 'practice-today';
export const examsKey = 'practice-exams';
export const stepChecksKey = 'practice-steps';
/** Storage key for copies of records that this version can't fully read. */
const unreadKey = 'practice-work-unread';

export const storedPractice = (): PracticeRecord => {
  const [newest, second, oldest] = recordKeys;
  return readKept(storedText(newest), storedText(second), storedText(oldest));
};

export function storePractice(record: PracticeRecord): void {
  const text = JSON.stringify(record);
  if (canBeWrittenOver()) store(key, text);
  else storeHere(key, text);
}

/**
 * Returns true if overwriting the record loses nothing. If this version of the site can't fully
 * read a record, another version may be able to, so a copy is saved once. If there's no room for
 * the copy, the record isn't overwritten.
 */
function canBeWrittenOver(): boolean {
  const [text, aside] = [keptText(key), keptText(unreadKey) ?? ''];
  if (text === undefined || isReadWhole(text)) return text !== undefined;
  if (`\n${aside}\n`.includes(`\n${text}\n`)) return true;
  return store(unreadKey, aside === '' ? text : `${aside}\n${text}`);
}

export const storeEntry = (task: Task, entered: Entered): void => {
  storePractice(withEntry(storedPractice(), task, entered, today()));
};

export const storeHelp = (task: Pick<Task, 'name' | 'seed'>, help: Help): void => {
  storePractice(withHelp(storedPractice(), task, help, today()));
};

export const clearPractice = (): void => {
  for (const each of [...recordKeys, todayKey, latestKey, examsKey, stepChecksKey, unreadKey]) {
    store(each, undefined);
  }
};

/** Returns the stored record, or an empty one before hydration. */
export function usePractice(): PracticeRecord {
  const [newest, second, oldest] = recordKeys;
  const [text, secondText, oldText] = [useStored(newest), useStored(second), useStored(oldest)];
  return useMemo(() => readKept(text, secondText, oldText), [text, secondText, oldText]);
}

export const useIsPracticeKept = (): boolean => useIsKept(key);

/** Returns the end of a sentence about a result, which says if the browser stores it. */
export const keptWords = (isKept: boolean): string =>
  isKept
    ? ', remembered only in this browser.'
    : '. This browser won’t remember that once you close the page.';
