import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';

interface SolutionDialogProps {
  seed: number;
  /** Whether there are other numbers with which it can still be solved. */
  hasOthers: boolean;
  /** Whether reading the solution changes nothing for these numbers. */
  isFree: boolean;
}

/** Asks, once for each set of numbers, whether somebody means to open the solution. */
export function SolutionDialog({ seed, hasOthers, isFree }: SolutionDialogProps) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const solution = useRef<HTMLDetailsElement>(null);
  const asked = useRef(new Set<number>());

  const ask = useEffectEvent((event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const details = target.closest('.solution > summary')?.closest('details');
    if (!details || details.open || isFree || asked.current.has(seed)) return;
    event.preventDefault();
    asked.current.add(seed);
    solution.current = details;
    dialog.current?.showModal();
  });
  useEffect(() => {
    // A key on the button is a click too; what the browser opens to show what it found is none.
    const listen = (event: Event) => {
      ask(event);
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
      className="ask dialog w-[min(28rem,100vw-2rem)] px-[clamp(1.25rem,5vw,1.75rem)] pt-6 pb-7"
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
