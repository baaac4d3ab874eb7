import type { ReactNode } from 'react';

/** Small line above a heading. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="eyebrow text-[0.8125rem]/[1.3] font-semibold tracking-[0.09em] text-accent uppercase">
      {children}
    </p>
  );
}
