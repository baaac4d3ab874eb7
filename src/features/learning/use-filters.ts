import { useRef, useState, type RefObject } from 'react';
import {
  filters,
  knownChoice,
  nothingAsked,
  type Asked,
  type Filter,
} from '../../domain/practice/find-problems.ts';
import { useAddressParts } from '../../ui/use-address-parts.ts';
import type { Choices } from './problem-choices.ts';

interface Filters {
  asked: Asked;
  /** Around the selects, whose own elements hold what is chosen: a choice before the script counts. */
  panel: RefObject<HTMLFieldSetElement | null>;
  ask: (filter: Filter, value: string) => void;
  clear: () => void;
}

/** What is asked for, which is kept in the address; `onAsked` hears of it before it is drawn. */
export function useFilters(choices: Choices, onAsked: (asked: Asked) => void): Filters {
  const panel = useRef<HTMLFieldSetElement>(null);
  const hasFollowed = useRef(false);
  const [asked, setAsked] = useState(nothingAsked);

  const take = (next: Asked) => {
    for (const select of panel.current?.querySelectorAll('select') ?? []) {
      const value = next[select.name as Filter];
      if (select.value !== value) select.value = value;
    }
    setAsked(next);
    onAsked(next);
  };
  const address = useAddressParts(filters, (values) => {
    const early = (filter: Filter) =>
      hasFollowed.current
        ? ''
        : (panel.current?.querySelector<HTMLSelectElement>(`[name=${filter}]`)?.value ?? '');
    const read = (filter: Filter) => {
      const known = choices[filter].map(([value]) => value);
      return knownChoice(values[filter], known) || early(filter);
    };
    const next = Object.fromEntries(filters.map((filter) => [filter, read(filter)])) as Asked;
    hasFollowed.current = true;
    take(next);
  });
  return {
    asked,
    panel,
    ask: (filter, value) => {
      take({ ...asked, [filter]: value });
      afterPaint(() => {
        address.goTo({ [filter]: value }, filter);
      });
    },
    clear: () => {
      take(nothingAsked);
      afterPaint(() => {
        address.goTo(nothingAsked, 'all');
      });
    },
  };
}

/** A browser takes its time to change the address, and nobody looks at it first. */
const afterPaint = (change: () => void) => requestAnimationFrame(() => setTimeout(change));
