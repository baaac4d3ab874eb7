import type { sources } from '../../src/content/everything/sources.ts';
import type { FileData, YearCopy } from './year-copy.ts';

/** An ordinary edit of content/. Every check must pass after it. */
export interface Edit {
  name: string;
  make: (copy: YearCopy) => void;
  /** Text that the checks must print. */
  says?: string;
  /**
   * True if the edit needs all lessons and problems. Other edits run with a few, which is faster.
   */
  isWhole?: true;
}

/** Returns an edit that rewrites the only file of a kind. */
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
