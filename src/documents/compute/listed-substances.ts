import { existsSync, readFileSync, statSync } from 'node:fs';
import { parse } from 'yaml';
import type { PureSubstance } from '../../domain/properties/pure-substance.ts';

/** A substance as content/substances.yaml has it; `npm run check` holds the file to its schema. */
export interface ListedSubstance extends PureSubstance {
  acentricFactor: { value: number };
}

interface Listed {
  sources: readonly { id: string; short: string }[];
  substances: readonly ListedSubstance[];
}

const file = 'content/substances.yaml';

let known: { changed: number; listed: Listed } | undefined;

/** When the file of substances last changed; what was computed before is out of date then. */
export const substancesChanged = (): number => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** The substances that lessons and problems can look up, and the sources of their numbers. */
export function listedSubstances(): Listed {
  const changed = substancesChanged();
  if (known?.changed !== changed) {
    const listed =
      changed === 0
        ? { sources: [], substances: [] }
        : (parse(readFileSync(file, 'utf8')) as Listed);
    known = { changed, listed };
  }
  return known.listed;
}
