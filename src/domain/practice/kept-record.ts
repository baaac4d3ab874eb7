import { mergeRecords } from './merge-records.ts';
import { readOldRecord } from './old-record.ts';
import { readPractice, type PracticeRecord } from './record.ts';

export const recordKey = 'practice-record';

/** Storage keys of all versions, newest first. Older pages in other tabs still use the old keys. */
export const recordKeys = [recordKey, 'practice-work', 'practice'] as const;

export const latestKey = 'practice-latest';

/** Reads the record from the strings stored under `recordKeys`, in that order. */
export const readKept = (text: string, secondText: string, oldText: string): PracticeRecord =>
  mergeRecords(mergeRecords(readOldRecord(oldText), readPractice(secondText)), readPractice(text));
