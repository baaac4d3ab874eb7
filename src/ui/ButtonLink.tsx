import type { ReactNode } from 'react';

interface ButtonLinkProps {
  href: string;
  variant: 'solid' | 'line';
  children: ReactNode;
}

const variants = {
  solid: 'border-orange bg-orange text-on-orange hover:border-orange-deep hover:bg-orange-deep',
  line: 'border-orange text-orange hover:bg-wash',
};

/** A link that looks like a button, because following it is the thing to do here. */
export function ButtonLink({ href, variant, children }: ButtonLinkProps) {
  return (
    <a
      href={href}
      className={`inline-flex min-h-12 items-center rounded-control border-[1.5px] px-5 py-1.5 font-[650] text-balance no-underline active:translate-y-px ${variants[variant]}`}
    >
      {children}
    </a>
  );
}
