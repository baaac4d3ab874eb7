import { useState } from 'react';
import {
  knownOnly,
  largestFile,
  readFile,
  refusals,
  type ImportedRecord,
} from '../../domain/practice/record-file.ts';
import { mergeRecords } from '../../domain/practice/merge-records.ts';
import { changesInWords, leftOutInWords } from '../../domain/practice/record-changes.ts';
import { useAddress } from '../../browser/use-address.ts';
import { isLinkPart, readLinkPart } from './record-link.ts';
import { drawAnew } from './stored-draw.ts';
import { storedPractice, storePractice } from './stored-practice.ts';

/** The message if storage is blocked or full. */
export const notKept =
  'This browser won’t keep your record once you close the page. Export saves it as a file.';

/** Imports a record from a file, or from the link that opened the page. */
export function useImport(problems: readonly string[]) {
  /** The record in the link, until the visitor accepts or declines it. */
  const [arrived, setArrived] = useState<ImportedRecord>();
  const address = useAddress('#', (value) => {
    if (!isLinkPart(value)) return;
    void readLinkPart(value).then((imported) => {
      setArrived(knownOnly(imported, problems));
    });
  });
  return {
    arrived,
    leave: () => {
      setArrived(undefined);
      address.keep('');
    },
    importRecord,
    importFile: async (file: File): Promise<string> => {
      const imported = knownOnly(await readChosen(file), problems);
      return 'problem' in imported ? imported.problem : importRecord(imported);
    },
  };
}

function importRecord({
  record,
  unread,
  unknown = 0,
}: Exclude<ImportedRecord, { problem: string }>): string {
  const before = storedPractice();
  const after = mergeRecords(before, record);
  storePractice(after);
  // Today's problems were drawn for an empty record, so they are drawn again.
  if (Object.keys(before).length === 0) drawAnew();
  return `${changesInWords(before, after)}${leftOutInWords(unread, unknown)}`;
}

async function readChosen(file: File): Promise<ImportedRecord> {
  if (file.size > largestFile) return { problem: refusals.isLarge };
  try {
    return readFile(await file.text());
  } catch {
    return { problem: refusals.isUnreadable };
  }
}
