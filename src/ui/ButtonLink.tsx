import type { MouseEventHandler, ReactNode } from 'react';
import { buttonClass, type ButtonVariant } from './button-class.ts';

interface ButtonLinkProps {
  href: string;
  variant: ButtonVariant;
  children: ReactNode;
  onClick?: MouseEventHandler;
}

export function ButtonLink({ href, variant, children, onClick }: ButtonLinkProps) {
  return (
    <a href={href} className={buttonClass(variant)} onClick={onClick}>
      {children}
    </a>
  );
}
