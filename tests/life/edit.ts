import type { YearCopy } from './year-copy.ts';

/** An ordinary change of content/, after which every check must pass. */
export interface Edit {
  name: string;
  make: (copy: YearCopy) => void;
  /** Words that the checks must print though all is right. */
  says?: string;
  /** True if it needs all lessons and problems; others have a few, which is quicker. */
  isWhole?: true;
}
