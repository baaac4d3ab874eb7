import { namedSubstances } from '../../domain/handbook/substances/named-substances.ts';

/** A lesson or problem that uses a substance. */
export interface SubstanceUse {
  kind: 'lesson' | 'problem';
  title: string;
  course: string;
  page: string;
  /** Whether its numbers come from the list of substances. */
  looksUp: boolean;
}

interface WrittenText extends Omit<SubstanceUse, 'looksUp'> {
  text: string;
}

/** What an author noted, and where links lead: neither is what a text is about. */
const aside = /\{\/\*[\s\S]*?\*\/\}|\]\([^)\s]*\)|\b(?:href|src)="[^"]*"/g;

/**
 * The lessons and problems that use each substance: first those that look its numbers up, then those
 * that speak of it most.
 */
export function substanceUses(
  texts: readonly WrittenText[],
  substances: Parameters<typeof namedSubstances>[1],
): Map<string, SubstanceUse[]> {
  const found = texts.flatMap(({ text, ...facts }) =>
    namedSubstances(text.replace(aside, ' '), substances).map(({ name, times, looksUp }) => ({
      name,
      times,
      use: { ...facts, looksUp },
    })),
  );
  const ordered = found.toSorted(
    (a, b) => Number(b.use.looksUp) - Number(a.use.looksUp) || b.times - a.times,
  );
  const byName = Map.groupBy(ordered, ({ name }) => name);
  return new Map([...byName].map(([name, uses]) => [name, uses.map(({ use }) => use)]));
}
