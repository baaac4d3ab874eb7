import type { ReactNode } from 'react';

interface TextLinkProps {
  href: string;
  children: ReactNode;
}

/** An inline link. External links have an arrow and text for screen readers. */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <a href={href} className="text-link">
      {typeof children === 'string' ? <LinkWords words={children} href={href} /> : children}
      {typeof children !== 'string' && href.startsWith('https:') && <OutsideIcon />}
    </a>
  );
}

/** The text of a link. The arrow stays on the same line as the last word. */
export function LinkWords({ words, href }: { words: string; href: string }) {
  if (!href.startsWith('https:')) return words;
  const last = words.lastIndexOf(' ') + 1;
  return (
    <>
      {words.slice(0, last)}
      <span className="whitespace-nowrap">
        {words.slice(last)}
        <OutsideIcon />
      </span>
    </>
  );
}

/** The arrow of an external link, with text for screen readers. */
export function OutsideIcon() {
  return (
    <>
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
    </>
  );
}
