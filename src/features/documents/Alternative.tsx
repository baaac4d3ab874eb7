import type { ReactNode } from 'react';
import type { EitherOr } from '../../documents/document/document.ts';

interface AlternativeProps {
  way: EitherOr;
  /** What tells it from the other. */
  words: string;
  children: ReactNode;
}

/**
 * What is told in one of two ways. Both stand on the page, each with its words, until
 * src/features/documents/Convention.astro knows which one its reader wants.
 */
export function Alternative({ way, words, children }: AlternativeProps) {
  return (
    <div className={`way way-${way}`}>
      <p className="way-label">{words}:</p>
      {children}
    </div>
  );
}
