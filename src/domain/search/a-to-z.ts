import { searchable } from '../words/match-words.ts';
import type { SearchEntry } from './search-entry.ts';

export interface Letter {
  letter: string;
  entries: SearchEntry[];
}

/**
 * Groups entries by first letter. Lists a weekly event once. Omits events of earlier years, which
 * have their own pages.
 */
export function aToZ(entries: readonly SearchEntry[]): Letter[] {
  const seen = new Set<string>();
  const listed = entries
    .filter(
      ({ kind, of, days, address }) =>
        kind !== 'term' && of === undefined && (!days || address.startsWith('/events#')),
    )
    .map((entry) => ({ entry, name: searchable(entry.title).replace(/^(the|an?) /, '') }))
    .filter(({ entry, name }) => {
      const key = `${entry.kind} ${name} ${entry.days ? '' : entry.address}`;
      return !seen.has(key) && seen.add(key);
    })
    .sort((a, b) => compare(a.name, b.name) || compare(a.entry.address, b.entry.address));
  const letters = new Map<string, SearchEntry[]>();
  for (const { entry, name } of listed) {
    const first = name.charAt(0).toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : '0–9';
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return [...letters].map(([letter, entries]) => ({ letter, entries }));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
