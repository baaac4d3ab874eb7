import type { ReactNode } from 'react';

interface AsideSectionProps {
  id: string;
  title: string;
  level?: 'h2' | 'h3';
  children: ReactNode;
}

export function AsideSection({ id, title, level: Heading = 'h2', children }: AsideSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="[&_li_p]:text-small [&_li_p]:leading-[1.45] [&_li_p]:text-soft [&_li+li]:mt-3"
    >
      <Heading className="mb-3.5 border-b border-hair pb-3 text-h3" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
