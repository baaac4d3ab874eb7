import { useRef } from 'react';
import { Button } from './Button.tsx';
import type { FetchProblem } from '../browser/fetch-data.ts';

interface FetchTroubleProps {
  problem: FetchProblem;
  /** Subject of the message, such as "The new numbers". */
  what: string;
  retry: () => void;
}

/** Says why data is missing, and offers to reload the page or try again. */
export function FetchTrouble({ problem, what, retry }: FetchTroubleProps) {
  const words = useRef<HTMLSpanElement>(null);
  return problem !== 'another build' ? (
    <span ref={words}>
      {what} {problem === 'slow' ? 'took too long to load' : 'wouldn’t load'}.{' '}
      <Button
        variant="line"
        size="small"
        onClick={() => {
          // The button disappears, so the focus moves.
          const summary = words.current?.closest('details')?.querySelector('summary');
          const status = words.current?.closest<HTMLElement>('[role=status]');
          status?.setAttribute('tabindex', '-1');
          (summary ?? status)?.focus({ preventScroll: true });
          retry();
        }}
      >
        Try again
      </Button>
    </span>
  ) : (
    <>
      The site changed since you opened this page.{' '}
      <Button
        variant="line"
        size="small"
        onClick={() => {
          location.reload();
        }}
      >
        Reload the page
      </Button>
    </>
  );
}
