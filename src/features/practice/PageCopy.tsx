import { useEffect, useRef } from 'react';

interface PageCopyProps {
  selector: string;
  className: string;
}

export function PageCopy({ selector, className }: PageCopyProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const copy = document.querySelector(selector)?.cloneNode(true);
    if (copy instanceof Element) place.current?.replaceChildren(withoutNames(copy));
  }, [selector]);
  return <div ref={place} className={className} />;
}

/** Removes ids and data-n attributes, which may occur only once on a page. */
function withoutNames(copy: Element): Element {
  for (const element of [copy, ...copy.querySelectorAll('[id], [data-n]')]) {
    element.removeAttribute('id');
    element.removeAttribute('data-n');
  }
  return copy;
}
