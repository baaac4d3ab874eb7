import { Button } from './Button.tsx';
import type { FetchProblem } from './fetch-data.ts';

interface FetchTroubleProps {
  problem: FetchProblem;
  /** What is missing, as the beginning of a sentence: "The new numbers". */
  what: string;
  retry: () => void;
}

/** Says why something is missing, and offers the one thing that may help. */
export function FetchTrouble({ problem, what, retry }: FetchTroubleProps) {
  return problem === 'unreachable' ? (
    <>
      {what} could not be fetched.{' '}
      <Button variant="line" size="small" onClick={retry}>
        Try again
      </Button>
    </>
  ) : (
    <>
      The site has changed since this page was opened.{' '}
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
