import type { HandbookSubstance } from './handbook-substance.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import { temperatureText, withListedDigits } from './printed-values.ts';

const lowered = '₀₁₂₃₄₅₆₇₈₉';

/** Capitalizes a name, like Benzene, n-Hexane or 1,3-Butadiene. */
export const capitalizedName = (name: string): string =>
  name.replace(/\p{L}{2,}/u, (word) => word.charAt(0).toUpperCase() + word.slice(1));

/** Formats a formula with subscripts, like C₆H₆. */
export const formulaText = (formula: string): string =>
  formula.replace(/\d/g, (digit) => lowered.charAt(Number(digit)));

export function substanceLead(
  { formula, molarMass, boilingPoint }: HandbookSubstance,
  units: UnitSystem,
): string {
  const first = `${formulaText(formula)}, ${withListedDigits(molarMass)} g/mol.`;
  return boilingPoint
    ? `${first} Boils at ${temperatureText(boilingPoint.value, units)} at 1 atm.`
    : first;
}
