import { parse } from 'yaml';
import type { PureSubstance } from '../../domain/properties/pure-substance.ts';
import { readDependency } from '../text/files-read.ts';

/** A substance as content/substances.yaml has it; `npm run check` holds the file to its schema. */
export interface ListedSubstance extends PureSubstance {
  acentricFactor: { value: number };
}

interface Listed {
  sources: readonly { id: string; short: string }[];
  substances: readonly ListedSubstance[];
}

const file = 'content/substances.yaml';

/** A board may do without the file. */
const none: Listed = { sources: [], substances: [] };

let known = { text: '', listed: none };

/** The substances that lessons and problems can look up, and the sources of their numbers. */
export function listedSubstances(): Listed {
  const text = readDependency(file);
  if (known.text !== text) known = { text, listed: (parse(text) as Listed | null) ?? none };
  return known.listed;
}
