import type { ReactElement } from 'react';

/** An answer to a search: the card to show, and its text for screen readers. */
export interface SearchAnswer {
  card: ReactElement;
  spoken: string;
  /** True if the answer needs no lesson or problem next to it. */
  isWhole?: boolean;
}

export type Answerer = (text: string) => SearchAnswer | undefined;
