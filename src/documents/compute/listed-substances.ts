import { parse } from 'yaml';
import type { PureSubstance } from '../../domain/properties/pure-substance.ts';
import { readDependency } from '../text/files-read.ts';

/** A substance in content/substances.yaml. `npm run check` validates the file. */
export interface ListedSubstance extends PureSubstance {
  acentricFactor: { value: number };
}

interface Listed {
  sources: readonly { id: string; short: string }[];
  substances: readonly ListedSubstance[];
}

const file = 'content/substances.yaml';

/** The file is optional. */
const none: Listed = { sources: [], substances: [] };

let known = { text: '', listed: none };

/** Substances that lessons and problems can look up, with their sources. */
export function listedSubstances(): Listed {
  const text = readDependency(file);
  if (known.text !== text) known = { text, listed: (parse(text) as Listed | null) ?? none };
  return known.listed;
}
