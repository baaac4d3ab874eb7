import { useRef, useState } from 'react';
import type { FetchProblem } from '../../browser/fetch-data.ts';
import { useAddress } from '../../browser/use-address.ts';
import { fillNumbers } from './fill-numbers.ts';
import { fetchSets, type NumbersSource } from './number-sets.ts';
import type { Numbers } from './numbers-file.ts';

const noticeable = 300;

/** The numbers of the page: those it states, or those of the seed in its address. */
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
    // Somebody may have gone on while the numbers were on their way.
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
    /** The seed with which the visit began; not known until its numbers are there. */
    first,
    keys: variant?.keys,
    printed: variant?.printed,
    isFetching,
    problem,
    /** What is said where the address names a set that there is not. */
    unknown: unknownSet(asked, source.seeds),
    retry: () => void show(latest.current),
    goTo: (wanted: number) => {
      address.goTo(wanted === 0 ? '' : String(wanted));
    },
  };
}

/** The seed that a text names, or 0 where there is no such one. */
export function seedIn(text: string, seeds: number): number {
  const seed = Number(text);
  return Number.isInteger(seed) && seed >= 1 && seed <= seeds ? seed : 0;
}

/** What is said of a text that names no set of numbers; nothing where it names one, or none is meant. */
export function unknownSet(text: string, seeds: number): string | undefined {
  // 0 are the stated ones.
  if (seedIn(text, seeds) > 0 || /^0*$/.test(text)) return undefined;
  const set = /^-?\d{1,9}$/.test(text) ? `no set ${text.replace('-', '−')}` : 'no such set';
  return `There’s ${set} for this problem. These are the original numbers.`;
}
