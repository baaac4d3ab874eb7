import type { OnPaper } from '../../documents/document/document.ts';

/** The class of a figure that paper treats in a way of its own. */
export const paperClass = ({ isWide, isOnPaper }: Omit<OnPaper, 'blank'>): string | undefined =>
  isWide ? 'wide' : isOnPaper ? undefined : 'no-print';
