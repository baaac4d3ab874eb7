import type { ReactNode } from 'react';

interface NewTabLinkProps {
  href: string;
  children: ReactNode;
}

/** A link to a page of this site that opens in a new tab, with a text that says so. */
export function NewTabLink({ href, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" className="text-link">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
