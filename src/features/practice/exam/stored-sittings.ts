import { useMemo } from 'react';
import {
  readSittings,
  withoutSitting,
  withSitting,
  type Sitting,
  type Sittings,
} from '../../../domain/practice/exam/exam-sitting.ts';
import { store, storedText, useIsKept, useStored } from '../../../browser/use-stored.ts';
import { examsKey } from '../stored-practice.ts';

const change = (next: (sittings: Sittings) => Sittings) => {
  store(examsKey, JSON.stringify(next(readSittings(storedText(examsKey)))));
};

/** Remembers how an exam stands. */
export const storeSitting = (exam: string, sitting: Sitting): void => {
  change((sittings) => withSitting(sittings, exam, sitting));
};

/** Forgets an exam. */
export const removeSitting = (exam: string): void => {
  change((sittings) => withoutSitting(sittings, exam));
};

/** The exams that somebody sits or has sat in this browser; none before the script has come. */
export function useSittings(): Sittings {
  const text = useStored(examsKey);
  return useMemo(() => readSittings(text), [text]);
}

/** Whether this browser really keeps what is written. */
export const useAreSittingsKept = (): boolean => useIsKept(examsKey);
