const greek: Record<string, string> = {
  ...{ α: 'alpha', β: 'beta', γ: 'gamma', δ: 'd', ε: 'epsilon', ϵ: 'epsilon', ζ: 'zeta' },
  ...{ η: 'eta', θ: 'theta', κ: 'kappa', λ: 'lambda', μ: 'mu', ν: 'nu', ξ: 'xi', π: 'pi' },
  ...{ ρ: 'rho', σ: 'sigma', τ: 'tau', φ: 'phi', ϕ: 'phi', χ: 'chi', ψ: 'psi', ω: 'omega' },
};

/** A formula without its subscripts: C_A0 as C. */
const bare = (line: string) => line.replace(/_[\p{L}\p{N},.∞]+/gu, '');

/**
 * One side of a formula as it is compared: small letters and digits, Greek letters by their names, and a
 * difference as d. Signs, brackets and spaces say nothing here.
 */
const keyOf = (side: string): string =>
  side
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[α-ωϕϵ]/g, (letter) => greek[letter] ?? letter)
    .replace(/delta/g, 'd')
    .replace(/[^a-z0-9]/g, '');

/** A side of a formula as it is compared. */
export interface FormulaSide {
  full: string;
  /** Without its subscripts. */
  bare: string;
  /** Whether it has several terms: of those one may not be left out. */
  isSum: boolean;
}

/** The sides of a formula between its equals signs. */
export function sidesOf(line: string): FormulaSide[] {
  return line
    .split(/[=≈]/)
    .map((side) => ({
      full: keyOf(side),
      bare: keyOf(bare(side)),
      isSum: /\S\s*[-+−∑∫]/.test(side),
    }))
    .filter(({ full }) => full !== '');
}
