import type { ReactNode } from 'react';

interface ScrollBoxProps {
  /** What's in it, for those who can't see it. */
  label: string;
  children: ReactNode;
}

/** A box around a table that scrolls where the screen is narrower. */
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
