// Second solution of content/problems/evaporating-beaker.mdx, from its statement alone.

/** Shoots for the flux: integrates the partial pressure up the still gas until it is zero at the rim. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { z = NaN, d = NaN, T = NaN, P = NaN, pA = NaN, D = NaN, M = NaN, R = NaN } = given;

  // Base SI
  const depth = z / 100; // m
  const diameter = d / 100; // m
  const diffusivity = D / 1e4; // m²/s
  const total = P * 1000; // Pa
  const surface = pA * 1000; // Pa
  const thermal = R * (T + 273.15); // J/mol

  /**
   * Partial pressure at the rim in Pa for a flux in mol/(m² s). Air stands still, so the flux is
   * diffusion plus the acetone's share of the bulk flow: N = -(D/RT) dp/dz + (p/P) N.
   */
  const atRim = (flux: number): number => {
    const slope = (p: number): number => (-flux * (1 - p / total) * thermal) / diffusivity;
    const steps = 1000;
    const h = depth / steps;
    let p = surface;
    for (let i = 0; i < steps; i++) {
      const k1 = slope(p);
      const k2 = slope(p + (h / 2) * k1);
      const k3 = slope(p + (h / 2) * k2);
      const k4 = slope(p + h * k3);
      p += (h / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
    }
    return p;
  };

  // More flux, less left at the rim. Diffusion without bulk flow is the least it can be.
  let low = 0;
  let high = (diffusivity * surface) / (thermal * depth);
  for (let i = 0; i < 60 && atRim(high) > 0; i++) high *= 2;
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2;
    if (atRim(middle) > 0) low = middle;
    else high = middle;
  }
  const flux = (low + high) / 2; // mol/(m² s)

  const area = (Math.PI * diameter * diameter) / 4; // m²
  return { N: flux * 1000, m: flux * area * M * 3600 };
}
