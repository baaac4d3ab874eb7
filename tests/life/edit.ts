import type { YearCopy } from './year-copy.ts';

/** What an officer may do wrong, and what has to be said then. */
export interface Mistake {
  what: string;
  make: (copy: YearCopy) => void;
  /** The file that must be named. */
  file: string;
  /** What stands on the line that must be named; the first line if nothing is given. */
  on?: string;
  /** Words of the cure. */
  cure: string;
}

/** An ordinary change of content/, and the mistakes that are near at hand. */
export interface Edit {
  name: string;
  make: (copy: YearCopy) => void;
  /** Words that the checks must print though all is right. */
  says?: string;
  mistakes: readonly [Mistake, ...Mistake[]];
  /** Whether it needs all lessons and problems; others have a few, which is quicker. */
  isWhole?: true;
}
