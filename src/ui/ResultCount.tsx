import { useSettled } from '../browser/use-settled.ts';

interface ResultCountProps {
  text: string;
  /** Whether nothing was found, which deserves larger letters. */
  empty: boolean;
}

/** How many were found: for eyes at once, for screen readers when the typing pauses. */
export function ResultCount({ text, empty }: ResultCountProps) {
  const spoken = useSettled(text);
  return (
    <>
      <p
        aria-hidden="true"
        className={`needs-script ${empty ? 'mt-6 font-display text-h3' : 'mt-3 text-small text-soft'}`}
      >
        {text}
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}
