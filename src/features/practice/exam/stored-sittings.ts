import { useMemo } from 'react';
import {
  readSittings,
  withSitting,
  type Sitting,
  type Sittings,
} from '../../../domain/practice/exam-sitting.ts';
import { store, storedText, useIsKept, useStored } from '../../../ui/use-stored.ts';
import { examsKey } from '../stored-practice.ts';

/** Remembers how an exam stands. */
export const storeSitting = (exam: string, sitting: Sitting): void => {
  store(examsKey, JSON.stringify(withSitting(readSittings(storedText(examsKey)), exam, sitting)));
};

/** The exams that somebody sits or has sat in this browser; none before the script has come. */
export function useSittings(): Sittings {
  const text = useStored(examsKey);
  return useMemo(() => readSittings(text), [text]);
}

/** Whether this browser really keeps what is written. */
export const useAreSittingsKept = (): boolean => useIsKept(examsKey);
