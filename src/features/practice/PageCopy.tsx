import { useEffect, useRef } from 'react';

interface PageCopyProps {
  /** Where on the page it stands. */
  selector: string;
  className: string;
}

/** A copy of a part of the page as it is now, with the numbers in use. */
export function PageCopy({ selector, className }: PageCopyProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const copy = document.querySelector(selector)?.cloneNode(true);
    if (copy instanceof Element) place.current?.replaceChildren(withoutNames(copy));
  }, [selector]);
  return <div ref={place} className={className} />;
}

/** Takes off what only the original may have: what links lead to, and where new numbers go. */
function withoutNames(copy: Element): Element {
  for (const element of [copy, ...copy.querySelectorAll('[id], [data-n]')]) {
    element.removeAttribute('id');
    element.removeAttribute('data-n');
  }
  return copy;
}
