import { useRef } from 'react';
import { Button } from './Button.tsx';
import type { FetchProblem } from '../browser/fetch-data.ts';

interface FetchTroubleProps {
  problem: FetchProblem;
  /** What is missing, as the beginning of a sentence: "The new numbers". */
  what: string;
  retry: () => void;
}

/** Says why something is missing, and offers the one thing that may help. */
export function FetchTrouble({ problem, what, retry }: FetchTroubleProps) {
  const words = useRef<HTMLSpanElement>(null);
  return problem !== 'another build' ? (
    <span ref={words}>
      {what} {problem === 'slow' ? 'took too long to load' : 'wouldn’t load'}.{' '}
      <Button
        variant="line"
        size="small"
        onClick={() => {
          // The button goes, so it hands the focus on to what it belongs to.
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
