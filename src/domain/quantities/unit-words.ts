import { sameDimensions } from './dimensions.ts';
import { separateReference } from './print.ts';
import type { UnitPart, ParsedUnit } from './read-unit.ts';
import { length } from './unit-table.ts';

/** Names a unit in the singular or plural, like "kilowatts" or "joules per mole kelvin". */
export function unitWords(unit: ParsedUnit, isOne: boolean): string {
  const above = unit.parts.filter(({ exponent }) => exponent > 0);
  const below = unit.parts.filter(({ exponent }) => exponent < 0);
  const isPartOfMore = unit.parts.length > 1 || unit.parts[0]?.exponent !== 1;
  return [
    inWords(above, !isOne, isPartOfMore),
    below.length > 0 ? `per ${inWords(below, false, isPartOfMore)}` : '',
    separateReference(unit) ?? '',
  ]
    .filter((words) => words !== '')
    .join(' ');
}

const lengthPowers: Record<number, string> = { 2: 'square', 3: 'cubic' };
const otherPowers: Record<number, string> = { 2: 'squared', 3: 'cubed' };

const inWords = (parts: readonly UnitPart[], isMany: boolean, isPartOfMore: boolean) =>
  parts
    .map(({ symbol, unit, exponent }, index) => {
      const named = unit.words[isMany && index === parts.length - 1 ? 1 : 0];
      // "Watts per gallon per minute" is ambiguous.
      const word = isPartOfMore && / per | absolute/.test(named) ? symbol : named;
      const size = Math.abs(exponent);
      if (size === 1) return word;
      const before = sameDimensions(unit.dimensions, length) ? lengthPowers[size] : undefined;
      if (before !== undefined) return `${before} ${word}`;
      return `${word} ${otherPowers[size] ?? `to the ${String(size)}`}`;
    })
    .join(' ');
