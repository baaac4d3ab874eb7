import type { sources } from '../../src/content/everything/sources.ts';
import type { FileData, YearCopy } from './year-copy.ts';

/** An ordinary change of content/, after which every check must pass. */
export interface Edit {
  name: string;
  make: (copy: YearCopy) => void;
  /** Words that the checks must print though all is right. */
  says?: string;
  /** True if it needs all lessons and problems; others have a few, which is quicker. */
  isWhole?: true;
}

/** Describes a rewrite of the only file of a kind. */
export const changed = <K extends keyof typeof sources>(
  name: string,
  kind: K,
  how: (data: FileData<K>) => object,
): Edit => ({
  name,
  make: (copy) => {
    copy.change(kind, how);
  },
});
