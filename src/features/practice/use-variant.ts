import { useEffect, useState } from 'react';
import type { AnswerKey } from '../../domain/answers/question.ts';
import { fillNumbers } from './fill-numbers.ts';

/** One set of numbers: what is printed in each place of the page, and the answers. */
interface Variant {
  printed: string[];
  keys: AnswerKey[];
}

const parameter = 'seed';

/** The numbers of the page: those it states, or those of the seed in its address. */
export function useVariant(file: string, seeds: number) {
  const [seed, setSeed] = useState(0);
  const [variant, setVariant] = useState<Variant>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const show = async (wanted: number) => {
      try {
        const found = wanted === 0 ? undefined : (await fetchVariants(file))[wanted - 1];
        if (!isCurrent) return;
        fillNumbers(found?.printed);
        setVariant(found);
        setSeed(found ? wanted : 0);
        setFailed(false);
      } catch {
        if (isCurrent) setFailed(true);
      }
      document.documentElement.classList.remove('search-pending');
    };
    const follow = () => {
      void show(seedInAddress(seeds));
    };
    follow();
    addEventListener('popstate', follow);
    addEventListener(changed, follow);
    return () => {
      isCurrent = false;
      removeEventListener('popstate', follow);
      removeEventListener(changed, follow);
    };
  }, [file, seeds]);

  return { seed, keys: variant?.keys, hasFailed, goTo };
}

const changed = 'seedchange';

/** Puts a seed into the address, from where the page takes it. */
function goTo(seed: number): void {
  const address = new URL(location.href);
  if (seed === 0) address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, String(seed));
  history.pushState(history.state, '', address);
  dispatchEvent(new Event(changed));
}

function seedInAddress(seeds: number): number {
  const seed = Number(new URLSearchParams(location.search).get(parameter));
  return Number.isInteger(seed) && seed >= 1 && seed <= seeds ? seed : 0;
}

const fetched = new Map<string, Promise<Variant[]>>();

/** All sets of new numbers, which are fetched once and only when somebody wants some. */
function fetchVariants(file: string): Promise<Variant[]> {
  const before = fetched.get(file);
  if (before) return before;
  const request = fetch(file).then((response) => {
    if (!response.ok) throw new Error(String(response.status));
    return response.json() as Promise<Variant[]>;
  });
  fetched.set(file, request);
  // What failed may succeed the next time.
  request.catch(() => fetched.delete(file));
  return request;
}
