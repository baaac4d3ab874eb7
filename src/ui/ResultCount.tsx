import { useSettled } from '../browser/use-settled.ts';

interface ResultCountProps {
  text: string;
  /** True if nothing was found. The message is then larger. */
  empty: boolean;
}

/** Number of results, announced to screen readers when the visitor stops typing. */
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
