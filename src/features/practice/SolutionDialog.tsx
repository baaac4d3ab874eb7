import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { dialogClass } from '../../ui/dialog-class.ts';

interface SolutionDialogProps {
  seed: number;
  hasOthers: boolean;
  /** True if opening the solution has no effect on the record. */
  isFree: boolean;
}

/** Asks for confirmation before opening the solution, once for each set of numbers. */
export function SolutionDialog({ seed, hasOthers, isFree }: SolutionDialogProps) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const solution = useRef<HTMLDetailsElement>(null);
  const confirmed = useRef(new Set<number>());

  const confirmOpening = useEffectEvent((event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const details = target.closest('.solution > summary')?.closest('details');
    if (!details || details.open || isFree || confirmed.current.has(seed)) return;
    event.preventDefault();
    confirmed.current.add(seed);
    solution.current = details;
    dialog.current?.showModal();
  });
  useEffect(() => {
    // Mouse and keyboard both cause a click on the summary. Find-in-page opens the solution without
    // a click.
    const listen = (event: Event) => {
      confirmOpening(event);
    };
    document.addEventListener('click', listen);
    return () => {
      document.removeEventListener('click', listen);
    };
  }, []);

  const close = () => {
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className={`${dialogClass} w-[min(28rem,100vw-2rem)] px-[clamp(1.25rem,5vw,1.75rem)] pt-6 pb-7`}
      aria-labelledby={heading}
      onClose={() => {
        solution.current?.querySelector('summary')?.focus({ preventScroll: true });
      }}
    >
      <h2 className="text-(length:--text-h3)" id={heading}>
        Open the solution?
      </h2>
      <p>
        {hasOthers
          ? 'These numbers will count as tried, not solved. You can still solve it with new numbers.'
          : 'This problem will count as tried, not solved.'}
      </p>
      <div className="ask-answers mt-5 flex flex-wrap gap-2.5">
        <Button
          variant="solid"
          onClick={() => {
            if (solution.current) solution.current.open = true;
            close();
          }}
        >
          Open it
        </Button>
        <Button variant="line" onClick={close}>
          Not yet
        </Button>
      </div>
    </dialog>
  );
}
