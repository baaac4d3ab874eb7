// Second solution of content/problems/cooling-water-pump.mdx, from its statement alone.

/** Energy balance in watts over the whole line: what leaves at point 2 plus what is lost on the way. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { Q = NaN, dz = NaN, L = NaN, D = NaN, eps = NaN, p2 = NaN, dpc = NaN } = given;
  const { rho = NaN, mu = NaN, g = NaN, eta = NaN } = given;
  const { Kin = NaN, n = NaN, Kel = NaN, Kgv = NaN, Kcv = NaN } = given;

  // Base SI
  const flow = Q / 3600; // m³/s
  const diameter = D / 1000; // m
  const massFlow = rho * flow; // kg/s
  const viscosity = mu / 1000; // Pa s
  // Reynolds number from the mass flow, without the velocity
  const reynolds = (4 * massFlow) / (Math.PI * diameter * viscosity);

  // Darcy factor: bisect the Haaland correlation for f
  const bracket = 6.9 / reynolds + (eps / D / 3.7) ** 1.11;
  let low = 1e-6;
  let high = 10;
  for (let i = 0; i < 200; i++) {
    const middle = (low + high) / 2;
    if (1 / Math.sqrt(middle) + (1.8 * Math.log(bracket)) / Math.LN10 > 0) low = middle;
    else high = middle;
  }
  const friction = (low + high) / 2;

  // Watts
  const area = (Math.PI * diameter * diameter) / 4; // m²
  const kinetic = (massFlow ** 3 / (rho * area) ** 2) * 0.5;
  let lost = kinetic * Kin;
  for (let elbow = 0; elbow < n; elbow++) lost += kinetic * Kel * Math.min(1, n - elbow);
  lost += kinetic * Kgv;
  lost += kinetic * Kcv;
  lost += kinetic * friction * (L / diameter);
  const lifting = massFlow * g * dz;
  const pressing = flow * p2 * 1000;
  const cooler = flow * dpc * 1000;
  const hydraulic = lifting + pressing + kinetic + lost + cooler;

  const weight = massFlow * g; // N/s, turns watts into meters of water
  return { hf: lost / weight, H: hydraulic / weight, P: hydraulic / (eta / 100) / 1000 };
}
