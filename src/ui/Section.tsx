import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** A section with its heading on the left if there's room. */
export function Section({ id, heading, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="print-rows grid gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)]"
    >
      <h2 id={id} className="text-h2">
        {heading}
      </h2>
      <div>{children}</div>
    </section>
  );
}
