import type { ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';

interface ButtonProps {
  variant: ButtonVariant;
  size?: ButtonSize;
  onClick: () => void;
  children: ReactNode;
}

/** A button for an action on this page. It's hidden without JavaScript. */
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
