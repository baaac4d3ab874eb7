// Second solution of content/problems/acetone-absorber.mdx, from its statement alone.

/** Bisects the least flow on the pinch condition, then steps off stages from the top of the column. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { G = NaN, yi = NaN, r = NaN, xi = NaN, f = NaN, m = NaN } = given;
  const yOut = yi - (yi * r) / 100;

  /** Acetone in the water at the height where the air holds y, from a balance around the top. */
  const operating = (L: number, y: number): number => xi + (G * (y - yOut)) / L;

  // Enough water: nowhere is the water richer than equilibrium with the air allows.
  // Both lines are straight, so the two ends decide.
  const feasible = (L: number): boolean =>
    operating(L, yi) * m <= yi && operating(L, yOut) * m <= yOut;
  // However much water flows, the air cannot leave cleaner than the entering water allows.
  if (yOut <= m * xi) return { Lmin: NaN, xo: NaN, N: NaN };
  let low = 0;
  let high = G;
  for (let i = 0; i < 200 && !feasible(high); i++) high *= 2;
  for (let i = 0; i < 200; i++) {
    const middle = (low + high) / 2;
    if (feasible(middle)) high = middle;
    else low = middle;
  }
  const leastFlow = high; // kmol/hr
  const L = f * leastFlow; // kmol/hr
  const xo = operating(L, yi);

  // Stages from the top. y is the air leaving a stage, x the water leaving it.
  let stages = 0;
  let y = yOut;
  let gap = y - m * xi; // driving force between two stages, in mole fractions of the air
  while (stages < 100_000) {
    const x = y / m;
    const yNext = yOut + (L * (x - xi)) / G;
    if (yNext >= yi) {
      // The gap grows by one constant factor per stage, so the part of the last stage is
      // the part of this factor, on a log scale, that is needed to reach the bottom.
      const growth = (yNext - m * x) / gap;
      const needed = (yi - m * xo) / gap;
      const part =
        Math.abs(growth - 1) < 1e-9 ? (yi - y) / (yNext - y) : Math.log(needed) / Math.log(growth);
      return { Lmin: leastFlow, xo, N: stages + part };
    }
    stages += 1;
    gap = yNext - m * x;
    y = yNext;
  }
  return { Lmin: leastFlow, xo, N: NaN };
}
