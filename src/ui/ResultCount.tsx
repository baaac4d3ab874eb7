import { useSettled } from '../browser/use-settled.ts';

interface ResultCountProps {
  text: string;
  /** True if nothing was found. The message is larger then. */
  empty: boolean;
}

/** Shows the number of results. Screen readers announce it when the visitor stops typing. */
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
