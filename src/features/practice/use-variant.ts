import { useRef, useState } from 'react';
import type { FetchProblem } from '../../browser/fetch-data.ts';
import { useAddress } from '../../browser/use-address.ts';
import { fillNumbers } from './fill-numbers.ts';
import { fetchSets, type NumbersSource } from './number-sets.ts';
import type { Numbers } from './numbers-file.ts';

const noticeable = 300;

/** Manages the numbers on the page: the original ones, or those of the seed in the address. */
export function useVariant(source: NumbersSource, answers: number) {
  const [seed, setSeed] = useState(0);
  const [first, setFirst] = useState<number>();
  const [variant, setVariant] = useState<Numbers>();
  const [isFetching, setFetching] = useState(false);
  const [problem, setProblem] = useState<FetchProblem>();
  const latest = useRef(0);

  const show = async (wanted: number) => {
    latest.current = wanted;
    setProblem(undefined);
    const notice = setTimeout(() => {
      setFetching(latest.current === wanted && wanted > 0);
    }, noticeable);
    const fetched = wanted === 0 ? undefined : await fetchSets(source, answers);
    clearTimeout(notice);
    // The visitor may have changed the seed in the meantime.
    if (latest.current !== wanted) return;
    setFetching(false);
    if (fetched && 'problem' in fetched) {
      setProblem(fetched.problem);
      setFirst((before) => before ?? 0);
    } else {
      const found = fetched?.data[wanted - 1];
      fillNumbers(found?.printed);
      setVariant(found);
      setSeed(found ? wanted : 0);
      setFirst((before) => before ?? (found ? wanted : 0));
    }
    document.documentElement.classList.remove('search-pending');
  };
  const [asked, setAsked] = useState('');
  const address = useAddress('seed', (value) => {
    setAsked(value);
    void show(seedIn(value, source.seeds));
  });
  return {
    seed,
    /** The first seed of this visit. Undefined until its numbers have loaded. */
    first,
    keys: variant?.keys,
    printed: variant?.printed,
    isFetching,
    problem,
    /** Message if the address has an unknown seed. */
    unknown: unknownSet(asked, source.seeds),
    retry: () => void show(latest.current),
    goTo: (wanted: number) => {
      address.goTo(wanted === 0 ? '' : String(wanted));
    },
  };
}

/** Parses a seed. Returns 0 for an unknown set of numbers. */
export function seedIn(text: string, seeds: number): number {
  const seed = Number(text);
  return Number.isInteger(seed) && seed >= 1 && seed <= seeds ? seed : 0;
}

/** Returns a message for an unknown set of numbers. */
export function unknownSet(text: string, seeds: number): string | undefined {
  // 0 means the original numbers.
  if (seedIn(text, seeds) > 0 || /^0*$/.test(text)) return undefined;
  const set = /^-?\d{1,9}$/.test(text) ? `no set ${text.replace('-', '−')}` : 'no such set';
  return `There’s ${set} for this problem. These are the original numbers.`;
}
