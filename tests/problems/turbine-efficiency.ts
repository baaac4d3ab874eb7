// Second solution of content/problems/turbine-efficiency.mdx, from its statement alone.

/** Bisects the quality on the entropy, then on the enthalpy that the efficiency leaves in the steam. */
export function solve(given: Record<string, number>): Record<string, number> {
  const {
    m = NaN,
    eta = NaN,
    H1 = NaN,
    S1 = NaN,
    Hf = NaN,
    Hfg = NaN,
    Sf = NaN,
    Sfg = NaN,
  } = given;

  // Of one kilogram, 1 - x is liquid and x is vapor; both saturated at the outlet pressure.
  const mixture = (liquid: number, vapor: number, x: number): number =>
    (1 - x) * liquid + x * vapor;
  const enthalpy = (x: number): number => mixture(Hf, Hf + Hfg, x); // kJ/kg
  const entropy = (x: number): number => mixture(Sf, Sf + Sfg, x); // kJ/(kg K)

  /** Quality at which a property that grows with x has the value `target`. */
  const quality = (property: (x: number) => number, target: number): number => {
    let low = -5; // wider than 0 to 1, so that a dry outlet shows as a quality above 1
    let high = 5;
    for (let i = 0; i < 100; i++) {
      const middle = (low + high) / 2;
      if (property(middle) < target) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  };

  const ideal = enthalpy(quality(entropy, S1)); // kJ/kg after the expansion at constant entropy
  // Between "no work" and "ideal work", the efficiency says how far the real outlet lies.
  const real = mixture(H1, ideal, eta / 100); // kJ/kg
  const x2 = quality(enthalpy, real);

  // Power as enthalpy in less enthalpy out, in W.
  const power = m * H1 * 1000 - m * enthalpy(x2) * 1000;
  return { W: power / 1e6, x2 };
}
