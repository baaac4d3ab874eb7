import type { ReactNode } from 'react';
import { buttonClass, type ButtonVariant } from './button-class.ts';

interface ButtonProps {
  variant: ButtonVariant;
  onClick: () => void;
  children: ReactNode;
}

/** A button that does something on this page; where no script runs it is not shown. */
export function Button({ variant, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={`needs-script cursor-pointer ${buttonClass(variant)}`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
