/** Atomic weight in g/mol, and entropy per mole of atoms at 298.15 K and 1 bar. */
interface Element {
  weight: number;
  entropy: number;
}

/**
 * IUPAC's abridged standard atomic weights, and entropies of the elements in their reference states
 * at 298.15 K in J/(mol K), from the CODATA Key Values for Thermodynamics (Cox, Wagman, Medvedev,
 * 1989).
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

/** Counts the atoms in a formula like C2H6O. Returns undefined if an element is unknown. */
export function atomsOf(formula: string): Map<string, number> | undefined {
  if (!/^(?:[A-Z][a-z]?\d*)+$/.test(formula)) return undefined;
  const atoms = new Map<string, number>();
  for (const [, symbol = '', count = ''] of formula.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
    if (!elements[symbol]) return undefined;
    atoms.set(symbol, (atoms.get(symbol) ?? 0) + Number(count || 1));
  }
  return atoms;
}

export const knownElements = Object.keys(elements);

const summed = (formula: string, part: keyof Element): number =>
  [...(atomsOf(formula) ?? [['', 1]])].reduce(
    (sum, [symbol, count]) => sum + count * (elements[symbol]?.[part] ?? NaN),
    0,
  );

/** In g/mol. */
export const molarMassOf = (formula: string): number => summed(formula, 'weight');

/** Entropy of the elements in a formula, in J/(mol K). */
export const elementEntropy = (formula: string): number => summed(formula, 'entropy');
