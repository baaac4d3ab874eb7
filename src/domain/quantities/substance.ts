import { noDimensions, productOf, sameDimensions, type Dimensions } from './dimensions.ts';
import { findUnit, type FoundUnit } from './find-unit.ts';
import { amount, mass, volume } from './unit-table.ts';

const of = / of ([A-Za-z][^()/·*]*)/y;
const formula = / ((?:[A-Z][a-z]?\d*)+)(?![\w^%])/y;
const word =
  / ((?:(?:dry|wet|moist|pure|liquid) )*(?:water|air|steam|gas|liquid|vapou?r|solids?|salt|sugar|feed|product|solution|mixture|oil|[a-z]*(?:[ae]ne|anol|gen|ide|ine|one|acid|onia)))\b(?!\^)/iy;

type Part = FoundUnit & { exponent: number };

/** Finds a substance after a unit: `kg N2`, `mol of water`, `lb dry air`. */
export function substanceAt(
  text: string,
  at: number,
  parts: readonly Part[],
): { name: string; end: number } | undefined {
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const said = match(of);
  if (said) return { name: (said[1] ?? '').trim(), end: at + said[0].length };
  if (!parts.some((part) => isOf(part, [mass, amount, volume, noDimensions]))) return undefined;
  const found = match(formula) ?? match(word);
  const name = found?.[1] ?? '';
  if (!found || !isSubstance(name, parts.at(-1))) return undefined;
  return { name, end: at + found[0].length };
}

/**
 * Recognizes a substance: any name that isn't a unit, and gases whose formula looks like a unit.
 */
function isSubstance(name: string, before: Part | undefined): boolean {
  if (/^(?:N2|H2|O2|Cl2)$/.test(name)) return true;
  if (/^[AB]$/.test(name)) return before !== undefined && isOf(before, [mass, amount]);
  return 'problem' in findUnit(name.replace(/\d/g, ''));
}

function isOf({ unit, exponent }: Part, kinds: readonly Dimensions[]): boolean {
  const dimensions = productOf([{ dimensions: unit.dimensions, exponent: Math.abs(exponent) }]);
  return kinds.some((kind) => sameDimensions(kind, dimensions));
}

/** Formats a chemical formula with subscripts. */
export const substanceText = (name: string): string =>
  name.replace(/([A-Za-z])(\d+)/g, (_, letter: string, count: string) =>
    [letter, ...Array.from(count, (digit) => String.fromCharCode(0x2080 + Number(digit)))].join(''),
  );
