import type { Numbers } from '../numbers-file.ts';
import type { ListedProblem } from '../../../domain/practice/exam/sent-problems.ts';
import type { Sheet } from './sheet.ts';

/** A problem of a sheet with all its numbers, and which of them each seat has. */
export interface SeatedProblem extends ListedProblem {
  sheet: Sheet;
  sets: readonly Numbers[];
  /** Seat by seat. */
  seeds: readonly number[];
}
