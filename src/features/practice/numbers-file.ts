import type { Variant } from '../../documents/document/document.ts';

export type Numbers = Pick<Variant, 'printed' | 'keys'>;

/** The number of sets and answers that the file must have. */
interface Expected {
  seeds: number;
  answers: number;
}

/** Parses the sets in a file. Returns undefined if any of them is invalid. */
export function readNumbers(content: unknown, { seeds, answers }: Expected): Numbers[] | undefined {
  if (!Array.isArray(content) || content.length !== seeds) return undefined;
  const sets: unknown[] = content;
  const places = isSet(sets[0], answers) ? sets[0].printed.length : -1;
  return sets.every((set): set is Numbers => isSet(set, answers) && set.printed.length === places)
    ? sets
    : undefined;
}

function isSet(set: unknown, answers: number): set is Numbers {
  const { printed, keys } = (set ?? {}) as { printed?: unknown; keys?: unknown };
  return (
    isListOf('string', printed) &&
    Array.isArray(keys) &&
    keys.length === answers &&
    keys.every(isKey)
  );
}

function isKey(key: unknown): boolean {
  const { value, mistakes, molarMasses } = (key ?? {}) as Record<string, unknown>;
  return (
    typeof value === 'number' && isListOf('number', mistakes) && isListOf('number', molarMasses)
  );
}

const isListOf = (type: 'string' | 'number', list: unknown) =>
  Array.isArray(list) && list.every((item) => typeof item === type);
