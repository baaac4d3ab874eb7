/** An element: its atomic weight in g/mol, and the entropy of one mole of its atoms at 298.15 K and 1 bar. */
interface Element {
  weight: number;
  entropy: number;
}

/**
 * IUPAC's abridged standard atomic weights; entropies of the elements as they are at 298.15 K, from
 * the CODATA Key Values for Thermodynamics (Cox, Wagman, Medvedev, 1989), in J/(mol K).
 */
const elements: Readonly<Record<string, Element>> = {
  H: { weight: 1.008, entropy: 130.68 / 2 },
  C: { weight: 12.011, entropy: 5.74 },
  N: { weight: 14.007, entropy: 191.609 / 2 },
  O: { weight: 15.999, entropy: 205.152 / 2 },
  S: { weight: 32.06, entropy: 32.054 },
  Cl: { weight: 35.45, entropy: 223.081 / 2 },
  Ar: { weight: 39.95, entropy: 154.846 },
};

/** The elements of a formula like C2H6O and how often each is in it; nothing if one isn't known. */
export function atomsOf(formula: string): Map<string, number> | undefined {
  if (!/^(?:[A-Z][a-z]?\d*)+$/.test(formula)) return undefined;
  const atoms = new Map<string, number>();
  for (const [, symbol = '', count = ''] of formula.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
    if (!elements[symbol]) return undefined;
    atoms.set(symbol, (atoms.get(symbol) ?? 0) + Number(count || 1));
  }
  return atoms;
}

/** The elements that a formula can have here. */
export const knownElements = Object.keys(elements);

const summed = (formula: string, part: keyof Element): number =>
  [...(atomsOf(formula) ?? [['', 1]])].reduce(
    (sum, [symbol, count]) => sum + count * (elements[symbol]?.[part] ?? NaN),
    0,
  );

/** The molar mass of a formula in g/mol. */
export const molarMassOf = (formula: string): number => summed(formula, 'weight');

/** The entropy of the elements that a formula is formed from, in J/(mol K). */
export const elementEntropy = (formula: string): number => summed(formula, 'entropy');
