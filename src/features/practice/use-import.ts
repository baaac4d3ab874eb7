import { useState } from 'react';
import {
  knownOnly,
  largestFile,
  readFile,
  refusals,
  type Carried,
} from '../../domain/practice/carried-record.ts';
import { mergeRecords } from '../../domain/practice/merge-records.ts';
import { changesInWords, leftOutInWords } from '../../domain/practice/record-changes.ts';
import { useAddress } from '../../browser/use-address.ts';
import { isLinkPart, readLinkPart } from './record-link.ts';
import { drawAnew } from './stored-draw.ts';
import { storedPractice, storePractice } from './stored-practice.ts';

/** What is said where storage is forbidden or full. */
export const notKept =
  'This browser won’t keep your record once you close the page. Export saves it as a file.';

/** Takes in what somebody has practiced elsewhere, from a file or from the link that led here. */
export function useImport(problems: readonly string[]) {
  /** What the link carries that led here, until somebody has answered. */
  const [arrived, setArrived] = useState<Carried>();
  const address = useAddress('#', (value) => {
    if (!isLinkPart(value)) return;
    void readLinkPart(value).then((carried) => {
      setArrived(knownOnly(carried, problems));
    });
  });
  return {
    arrived,
    /** The link has done its work, or is not wanted. */
    leave: () => {
      setArrived(undefined);
      address.keep('');
    },
    takeIn,
    /** What came of a file, in words. */
    takeFile: async (file: File): Promise<string> => {
      const carried = knownOnly(await readChosen(file), problems);
      return 'problem' in carried ? carried.problem : takeIn(carried);
    },
  };
}

/** Adds to what this browser remembers, and says what has changed. */
function takeIn({ record, unread, unknown = 0 }: Exclude<Carried, { problem: string }>): string {
  const before = storedPractice();
  const after = mergeRecords(before, record);
  storePractice(after);
  // Who had practiced nothing here was given the problems of a newcomer.
  if (Object.keys(before).length === 0) drawAnew();
  return `${changesInWords(before, after)}${leftOutInWords(unread, unknown)}`;
}

async function readChosen(file: File): Promise<Carried> {
  if (file.size > largestFile) return { problem: refusals.isLarge };
  try {
    return readFile(await file.text());
  } catch {
    return { problem: refusals.isUnreadable };
  }
}
