import { useLayoutEffect, useRef } from 'react';
import { fillNumbers } from '../fill-numbers.ts';

interface ProblemCopyProps {
  /** The element to copy, which comes from another page of the site. */
  from: Element;
  /** The numbers to fill in. Undefined for the original numbers. */
  printed?: readonly string[] | undefined;
  className?: string;
}

/** Copies an element from another page and fills in the numbers of a seed. */
export function ProblemCopy({ from, printed, className }: ProblemCopyProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const copy = document.importNode(from, true);
    fillNumbers(printed, copy);
    place.current?.replaceChildren(...copy.childNodes);
  }, [from, printed]);
  return <div ref={place} className={className} />;
}
