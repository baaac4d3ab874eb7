// Second solution of content/problems/syrup-in-a-tube.mdx, from its statement alone.

/** Integrates the velocity profile from the wall inward and bisects the pressure drop that gives the flow. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { Q = NaN, D = NaN, L = NaN, mu = NaN, rho = NaN } = given;

  // Base SI: m³/s, m, Pa s (1 cP = 1 mPa s).
  const flow = Q / 1000 / 60;
  const radius = D / 1000 / 2;
  const viscosity = mu / 1000;

  // The profile below is laminar; outside of that this solution says so instead of answering.
  const meanVelocity = flow / (Math.PI * radius * radius);
  const reynolds = (rho * meanVelocity * 2 * radius) / viscosity;
  if (!(reynolds < 2100)) throw new Error(`not laminar: Re = ${reynolds.toFixed(0)}`);

  // Balance of forces on a core of radius r: shear = drop r / (2 L), and du/dr = -shear / viscosity.
  // Flow = integral of 2 pi r u dr, both integrals by Simpson's rule ring by ring.
  const flowAt = (drop: number): number => {
    const slope = (r: number): number => -((drop * r) / (2 * L)) / viscosity;
    const rings = 200;
    const h = radius / rings;
    let velocity = 0; // at the wall, m/s
    let total = 0;
    for (let i = rings; i > 0; i--) {
      const outer = i * h;
      const middle = outer - h / 2;
      const inner = outer - h;
      const rise = (from: number, to: number): number =>
        ((to - from) / 6) * (slope(from) + 4 * slope((from + to) / 2) + slope(to));
      const velocityMiddle = velocity + rise(outer, middle);
      const velocityInner = velocity + rise(outer, inner);
      total +=
        ((2 * Math.PI * h) / 6) *
        (outer * velocity + 4 * middle * velocityMiddle + inner * velocityInner);
      velocity = velocityInner;
    }
    return total; // m³/s
  };

  let low = 0;
  let high = 1; // Pa
  while (flowAt(high) < flow) high *= 2;
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2;
    if (flowAt(middle) < flow) low = middle;
    else high = middle;
  }
  return { dP: (low + high) / 2 / 1000 };
}
