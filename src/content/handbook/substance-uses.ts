import { namedSubstances } from '../../domain/handbook/substances/named-substances.ts';

export interface SubstanceUse {
  kind: 'lesson' | 'problem';
  title: string;
  course: string;
  page: string;
  looksUp: boolean;
}

interface WrittenText extends Omit<SubstanceUse, 'looksUp'> {
  text: string;
}

/** Matches comments and link targets, which aren't readable text. */
const aside = /\{\/\*[\s\S]*?\*\/\}|\]\([^)\s]*\)|\b(?:href|src)="[^"]*"/g;

/** Returns the text without comments and link targets. */
export const withoutAsides = (text: string): string => text.replace(aside, ' ');

/**
 * Finds the lessons and problems that use each substance. Lists documents that look up its data
 * first, then those that mention it most often.
 */
export function substanceUses(
  texts: readonly WrittenText[],
  substances: Parameters<typeof namedSubstances>[1],
): Map<string, SubstanceUse[]> {
  const found = texts.flatMap(({ text, ...facts }) =>
    namedSubstances(withoutAsides(text), substances).map(({ name, times, looksUp }) => ({
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
