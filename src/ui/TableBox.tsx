import type { ReactNode } from 'react';

/** A box that scrolls when its table is wider than the screen. */
export function TableBox({ children }: { children: ReactNode }) {
  return (
    <div
      className="table-box relative mt-4 overflow-x-auto"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a narrow screen it may scroll, and keys scroll only what has the focus
      tabIndex={0}
      role="group"
      aria-label="Table"
    >
      <table>{children}</table>
    </div>
  );
}
