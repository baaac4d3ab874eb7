import { useRef, useState } from 'react';
import type { Variant } from '../../documents/problem-document.ts';
import { useAddress } from '../../ui/use-address.ts';
import { fillNumbers } from './fill-numbers.ts';

/** One set of numbers as the page knows it. */
type Numbers = Pick<Variant, 'printed' | 'keys'>;

/** The numbers of the page: those it states, or those of the seed in its address. */
export function useVariant(file: string, seeds: number) {
  const [seed, setSeed] = useState(0);
  const [variant, setVariant] = useState<Numbers>();
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(0);

  const show = async (wanted: number) => {
    latest.current = wanted;
    try {
      const found = wanted === 0 ? undefined : (await fetchVariants(file))[wanted - 1];
      // Somebody may have gone on while the numbers were on their way.
      if (latest.current !== wanted) return;
      fillNumbers(found?.printed);
      setVariant(found);
      setSeed(found ? wanted : 0);
      setFailed(false);
    } catch {
      setFailed(latest.current === wanted);
    }
    document.documentElement.classList.remove('search-pending');
  };
  const address = useAddress('seed', (value) => void show(seedIn(value, seeds)));
  const goTo = (wanted: number) => {
    address.goTo(wanted === 0 ? '' : String(wanted));
  };
  return { seed, keys: variant?.keys, hasFailed, goTo };
}

/** The seed that a text names, or 0 where there is no such one. */
export function seedIn(text: string, seeds: number): number {
  const seed = Number(text);
  return Number.isInteger(seed) && seed >= 1 && seed <= seeds ? seed : 0;
}

const fetched = new Map<string, Promise<Numbers[]>>();

/** All sets of new numbers, which are fetched once and only when somebody wants some. */
function fetchVariants(file: string): Promise<Numbers[]> {
  const before = fetched.get(file);
  if (before) return before;
  const request = fetch(file).then((response) => {
    if (!response.ok) throw new Error(String(response.status));
    return response.json() as Promise<Numbers[]>;
  });
  fetched.set(file, request);
  // What failed may succeed the next time.
  request.catch(() => fetched.delete(file));
  return request;
}
