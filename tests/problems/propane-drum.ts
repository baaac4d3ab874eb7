// Second solution of content/problems/propane-drum.mdx, from its statement alone.

/** Pressure as the slope of the Helmholtz energy; mass from the cubic in Z, by Newton from the gas side. */
export function solve(given: Record<string, number>): Record<string, number> {
  const {
    m = NaN,
    V = NaN,
    T = NaN,
    Ps = NaN,
    Pa = NaN,
    M = NaN,
    Tc = NaN,
    Pc = NaN,
    kappa = NaN,
    R = NaN,
  } = given;

  // Base SI: K, Pa, kg/mol, m³.
  const temperature = T + 273.15;
  const criticalPressure = Pc * 1e5;
  const molarMass = M / 1000;
  const molarVolume = V / (m / molarMass); // m³/mol

  const alpha = (1 + kappa * (1 - Math.sqrt(temperature / Tc))) ** 2;
  const attraction = (alpha * 0.45724 * (R * Tc) ** 2) / criticalPressure; // Pa m⁶/mol²
  const b = (0.0778 * R * Tc) / criticalPressure; // m³/mol

  // Helmholtz energy in J/mol, but for a function of temperature only; P = -dA/dv.
  const helmholtz = (v: number): number => {
    const upper = v + (1 + Math.SQRT2) * b;
    const lower = v + (1 - Math.SQRT2) * b;
    const pull = (attraction / (2 * Math.SQRT2 * b)) * Math.log(upper / lower);
    return -R * temperature * Math.log(v - b) - pull;
  };
  // Five-point central difference.
  const h = molarVolume * 1e-3;
  const slope =
    (helmholtz(molarVolume - 2 * h) -
      8 * helmholtz(molarVolume - h) +
      8 * helmholtz(molarVolume + h) -
      helmholtz(molarVolume + 2 * h)) /
    (12 * h);

  // The valve opens at this absolute pressure, Pa; the cubic in Z of Peng and Robinson there.
  const opening = (Ps + Pa) * 1e5;
  const A = (attraction * opening) / (R * temperature) ** 2;
  const B = (b * opening) / (R * temperature);
  const c2 = B - 1;
  const c1 = A - 2 * B - 3 * B * B;
  const c0 = B * B * B + B * B - A * B;
  let Z = 1 + B; // above the largest root, so that Newton comes down to it
  for (let i = 0; i < 200; i++) {
    Z -= (((Z + c2) * Z + c1) * Z + c0) / ((3 * Z + 2 * c2) * Z + c1);
  }
  const molesAtOpening = (opening * V) / (Z * R * temperature);

  return {
    Pid: (R * temperature) / molarVolume / 1e5,
    P: -slope / 1e5,
    mx: molesAtOpening * molarMass,
  };
}
