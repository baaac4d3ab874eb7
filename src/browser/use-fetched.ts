import { useEffect, useState } from 'react';
import type { Fetched, FetchProblem } from './fetch-data.ts';

/** Contains the results once all items have arrived, or the reason they haven't. */
export interface FetchedList<T> {
  found?: readonly T[];
  problem?: FetchProblem;
  retry: () => void;
}

/** Fetches all items of a list. Fetches again when `wanted`, the key of the list, changes. */
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
    // oxlint-disable-next-line react/exhaustive-deps -- `wanted` identifies the list and function.
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
