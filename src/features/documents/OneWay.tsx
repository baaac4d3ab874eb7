import type { ReactNode } from 'react';
import type { Way } from '../../documents/document.ts';

interface OneWayProps {
  way: Way;
  /** What tells it from the other. */
  words: string;
  children: ReactNode;
}

/**
 * What is told in one of two ways. Both stand on the page, each with its words, until
 * src/layouts/Convention.astro knows which one its reader wants.
 */
export function OneWay({ way, words, children }: OneWayProps) {
  return (
    <div className={`way way-${way}`}>
      <p className="way-label">{words}:</p>
      {children}
    </div>
  );
}
