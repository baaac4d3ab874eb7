import { useEffect, useId, useRef, type ReactNode } from 'react';
import { dialogClass } from './dialog-class.ts';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog. Closes with the X, the Escape key or a click on the backdrop. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    const element = dialog.current;
    element?.showModal();
    // The browser would evaluate :has() on every change of the page, so a class is faster.
    document.documentElement.classList.add('dialog-open');
    return () => {
      element?.close();
      document.documentElement.classList.remove('dialog-open');
    };
  }, [isOpen]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click is on the backdrop; keyboard users have Escape
    <dialog
      ref={dialog}
      className={`${dialogClass} w-[min(30rem,100vw-2rem)]`}
      aria-labelledby={isOpen ? id : undefined}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      {isOpen && (
        <div className="relative grid gap-4 px-[clamp(1.25rem,5vw,2rem)] pt-7 pb-8">
          <button
            type="button"
            className="absolute top-3 right-3 size-11 cursor-pointer rounded-control text-[1.75rem] leading-none hover:bg-wash"
            aria-label="Close"
            onClick={onClose}
          >
            <span aria-hidden="true">×</span>
          </button>
          <h2 id={id} className="pr-10 text-h2">
            {title}
          </h2>
          {children}
        </div>
      )}
    </dialog>
  );
}
