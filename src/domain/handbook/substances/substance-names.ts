import type { HandbookSubstance } from './handbook-substance.ts';
import { withListedDigits, celsius } from './printed-values.ts';

const lowered = '₀₁₂₃₄₅₆₇₈₉';

/** A substance at the beginning of a line: Benzene, n-Hexane, 1,3-Butadiene. */
export const capitalizedName = (name: string): string =>
  name.replace(/\p{L}{2,}/u, (word) => word.charAt(0).toUpperCase() + word.slice(1));

/** A formula in plain text: C₆H₆. */
export const formulaText = (formula: string): string =>
  formula.replace(/\d/g, (digit) => lowered.charAt(Number(digit)));

/** What a substance is, in a sentence. */
export function substanceLead({ formula, molarMass, boilingPoint }: HandbookSubstance): string {
  const first = `${formulaText(formula)}, ${withListedDigits(molarMass)} g/mol.`;
  return boilingPoint ? `${first} Boils at ${celsius(boilingPoint.value)} °C at 1 atm.` : first;
}
