import { mergeRecords } from './merge-records.ts';
import { readOldRecord } from './old-record.ts';
import { readPractice, type PracticeRecord } from './record.ts';

/** Under which name a browser keeps the record. */
export const recordKey = 'practice-work';

/** Where the first version kept its record, which is read and never written. */
export const oldRecordKey = 'practice';

/** Under which name it keeps the problem that was worked at last. */
export const latestKey = 'practice-latest';

/** The record, from what is kept under both names. */
export const readKept = (text: string, oldText: string): PracticeRecord =>
  mergeRecords(readOldRecord(oldText), readPractice(text));
