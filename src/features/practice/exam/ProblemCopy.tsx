import { useLayoutEffect, useRef } from 'react';
import { fillNumbers } from '../fill-numbers.ts';

interface ProblemCopyProps {
  /** What is copied: a part of another page of the site. */
  from: Element;
  /** The numbers for its places; without them those that it has. */
  printed?: readonly string[] | undefined;
  className?: string;
}

/** A copy of something from another page, with the numbers of a seed. */
export function ProblemCopy({ from, printed, className }: ProblemCopyProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const copy = document.importNode(from, true);
    fillNumbers(printed, copy);
    place.current?.replaceChildren(...copy.childNodes);
  }, [from, printed]);
  return <div ref={place} className={className} />;
}
