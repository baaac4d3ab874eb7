import { mergeRecords } from './merge-records.ts';
import { readOldRecord } from './old-record.ts';
import { readPractice, type PracticeRecord } from './record.ts';

/** Under which name a browser keeps the record. */
export const recordKey = 'practice-record';

/**
 * The same, and where the second version and the first kept theirs. These are read and never written,
 * so that an old page in another tab neither loses anything nor destroys what it does not know.
 */
export const recordKeys = [recordKey, 'practice-work', 'practice'] as const;

/** Under which name it keeps the problem that was worked at last. */
export const latestKey = 'practice-latest';

/** The record, from what is kept under these names, in their order. */
export const readKept = (text: string, secondText: string, oldText: string): PracticeRecord =>
  mergeRecords(mergeRecords(readOldRecord(oldText), readPractice(secondText)), readPractice(text));
