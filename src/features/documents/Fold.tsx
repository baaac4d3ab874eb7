import type { ReactNode } from 'react';

interface FoldProps {
  /** What a phone shows of it, and what opens it there. */
  line: ReactNode;
  children: ReactNode;
}

/**
 * A part of a lesson that phones show as one line until somebody wants it: there
 * src/features/documents/ReadingPlace.astro closes it before it is painted. Everywhere else, on paper and
 * without a script it is open; what is searched for, or linked to, opens it.
 */
export function Fold({ line, children }: FoldProps) {
  return (
    <details className="fold" open>
      <summary>{line}</summary>
      {children}
    </details>
  );
}
