import type { ReactNode } from 'react';

interface TableBoxProps {
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A table in a box that scrolls if the table is wider than the screen. */
export function TableBox({ label = 'Table', className, children }: TableBoxProps) {
  return (
    <div
      className="table-box relative mt-4 overflow-x-auto"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll on a narrow screen, and the keyboard only scrolls the focused element
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <table className={className}>{children}</table>
    </div>
  );
}
