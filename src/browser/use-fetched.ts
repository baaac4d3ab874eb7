import { useEffect, useState } from 'react';
import type { Fetched, FetchProblem } from './fetch-data.ts';

/** What was fetched for each of a list, once all of it is there, or why it is not. */
export interface FetchedList<T> {
  found?: readonly T[];
  problem?: FetchProblem;
  retry: () => void;
}

/**
 * Fetches something for each of a list, whose text says what is wanted: it is fetched anew when that
 * changes, and nothing while there is none.
 */
export function useFetched<Item, T>(
  wanted: string,
  items: readonly Item[],
  fetchOne: (item: Item) => Promise<Fetched<T>>,
): FetchedList<T> {
  const [state, setState] = useState<{ of: string; found?: T[]; problem?: FetchProblem }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (wanted === '') return;
    let isWanted = true;
    void Promise.all(items.map(fetchOne)).then((answers) => {
      if (!isWanted) return;
      const failed = answers.find((answer) => 'problem' in answer);
      const found = answers.flatMap((answer) => ('data' in answer ? [answer.data] : []));
      setState({
        of: wanted,
        ...(failed && 'problem' in failed ? { problem: failed.problem } : { found }),
      });
    });
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- The text says all that the list and the function depend on.
  }, [wanted, attempt]);
  const { found, problem } = state?.of === wanted ? state : {};
  return {
    ...(found && { found }),
    ...(problem && { problem }),
    retry: () => {
      setState(undefined);
      setAttempt(attempt + 1);
    },
  };
}
