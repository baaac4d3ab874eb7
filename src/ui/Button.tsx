import type { ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';

interface ButtonProps {
  variant: ButtonVariant;
  size?: ButtonSize;
  onClick: () => void;
  children: ReactNode;
}

/** A button that does something on this page; where no script runs it is not shown. */
export function Button({ variant, size, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={`needs-script cursor-pointer ${buttonClass(variant, size)}`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
