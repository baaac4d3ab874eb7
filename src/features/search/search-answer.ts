import type { ReactElement } from 'react';

/** An answer to a search: its card, and what a screen reader says of it. */
export interface SearchAnswer {
  card: ReactElement;
  spoken: string;
}

/** Answers a text, if it asks for something that it knows. */
export type Answerer = (text: string) => SearchAnswer | undefined;
