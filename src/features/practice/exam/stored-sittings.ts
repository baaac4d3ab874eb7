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

export const storeSitting = (exam: string, sitting: Sitting): void => {
  change((sittings) => withSitting(sittings, exam, sitting));
};

export const removeSitting = (exam: string): void => {
  change((sittings) => withoutSitting(sittings, exam));
};

/** Returns the stored exams, or none before hydration. */
export function useSittings(): Sittings {
  const text = useStored(examsKey);
  return useMemo(() => readSittings(text), [text]);
}

export const useAreSittingsKept = (): boolean => useIsKept(examsKey);
