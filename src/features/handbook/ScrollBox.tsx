import type { ReactNode } from 'react';

interface ScrollBoxProps {
  /** Accessible name of the content. */
  label: string;
  children: ReactNode;
}

/** A scrollable box for a table wider than the screen. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  return (
    <div
      className="table-box steam-box relative overflow-x-auto"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a narrow screen it may scroll, and keys scroll only what has the focus
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      {children}
    </div>
  );
}
