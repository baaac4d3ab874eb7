import type { Kind } from './findable.ts';
import { bestOf, compareHits, type Hit } from './rank.ts';
import type { Found } from './search.ts';

/** The hits of one kind. */
export interface Group {
  kind: Kind;
  /** How many there are. */
  count: number;
  /** Those that are shown, the best first. */
  hits: Hit[];
}

/** What was found, by kind, the kind with the best hit first. */
export interface Arranged extends Pick<Found, 'isPartial' | 'instead'> {
  groups: Group[];
}

/** How many of a kind are shown at first, and with each wish for more. */
const atFirst = 3;
const more = 20;

/** As many parts of a page as are shown. */
const sections = 3;

/** What is shown of what was found; `open` says how often more of a kind was wished for. */
export function arrange(found: Found, open: ReadonlyMap<Kind, number>): Arranged {
  const kinds = [...new Set(found.hits.map(({ kind }) => kind))];
  const groups = kinds.map((kind): Group => {
    const hits = found.hits.filter((hit) => hit.kind === kind);
    const room = atFirst + more * (open.get(kind) ?? 0);
    return { kind, count: hits.length, hits: bestOf(hits, room) };
  });
  return {
    isPartial: found.isPartial,
    instead: found.instead,
    groups: groups.sort(({ hits: [a] }, { hits: [b] }) => (a && b ? compareHits(a, b) : 0)),
  };
}

/** The parts of a page that are shown under it. */
export const sectionsOf = ({ page, entries }: Hit): number[] =>
  entries.filter((id) => id !== page).slice(0, sections);
