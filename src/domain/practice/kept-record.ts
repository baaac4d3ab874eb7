import { mergeRecords } from './merge-records.ts';
import { readOldRecord } from './old-record.ts';
import { readPractice, type PracticeRecord } from './record.ts';

/** Storage key of the record. */
export const recordKey = 'practice-record';

/** Storage keys of all versions, newest first. Old ones stay, for older pages in other tabs. */
export const recordKeys = [recordKey, 'practice-work', 'practice'] as const;

/** Storage key of the latest problem. */
export const latestKey = 'practice-latest';

/** Reads the record from the strings stored under these keys, in order. */
export const readKept = (text: string, secondText: string, oldText: string): PracticeRecord =>
  mergeRecords(mergeRecords(readOldRecord(oldText), readPractice(secondText)), readPractice(text));
