import type { ReactNode } from 'react';

interface ScrollBoxProps {
  label: string;
  children: ReactNode;
}

export function ScrollBox({ label, children }: ScrollBoxProps) {
  return (
    <div
      className="table-box steam-box relative overflow-x-auto"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the box may scroll on a narrow screen, and keys scroll only a focused element
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      {children}
    </div>
  );
}
