import type { sources } from '../../src/content/everything/sources.ts';
import type { FileData, YearCopy } from './year-copy.ts';

/** An ordinary edit of content/, after which every check has to pass. */
export interface Edit {
  name: string;
  make: (copy: YearCopy) => void;
  /** Words that the checks have to print. */
  says?: string;
  /** True if it needs all lessons and problems; others have a few, for speed. */
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
