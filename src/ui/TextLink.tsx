import type { ReactNode } from 'react';

interface TextLinkProps {
  href: string;
  children: ReactNode;
}

/** A link in text. One that leaves the site says so, to eyes by an icon and to ears in words. */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <a href={href} className="text-link">
      {children}
      {href.startsWith('https:') && <OutsideIcon />}
    </a>
  );
}

/** The arrow that leaves its box, with its words for those who do not see it. */
export function OutsideIcon() {
  return (
    <span className="outside">
      <svg
        viewBox="0 0 12 12"
        width="12"
        height="12"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className="ml-1.5 inline size-[0.7em] stroke-2"
      >
        <path d="M3 1h8v8M11 1L1 11" />
      </svg>
      <span className="sr-only"> (external link)</span>
    </span>
  );
}
