import { useSyncExternalStore } from 'react';
import type { IsoDay } from '../../domain/days.ts';

/** The visitor's own day; undefined in what the build prints, which knows no clock. */
export function useToday(): IsoDay | undefined {
  return useSyncExternalStore(neverChanges, today, () => undefined);
}

const neverChanges = () => () => undefined;

function today(): IsoDay {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
