// Second solution of content/problems/spray-settling.mdx, from its statement alone.

/** Lets one grain speed up from rest by its equation of motion (Runge-Kutta) until it no longer does. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { d = NaN, rhop = NaN, u = NaN, H = NaN, rho = NaN, mu = NaN, g = NaN } = given;

  // Base SI: m, Pa s.
  const diameter = d / 1000;
  const viscosity = mu / 1000;

  const volume = (4 / 3) * Math.PI * (diameter / 2) ** 3; // m³
  const mass = volume * rhop; // kg
  const weight = mass * g; // N
  const buoyancy = volume * rho * g; // N
  const stokes = 3 * Math.PI * viscosity * diameter; // N per m/s

  // Downward acceleration at the velocity w, m/s².
  const acceleration = (w: number): number => (weight - buoyancy - stokes * w) / mass;
  const step = (0.05 * mass) / stokes; // s, a twentieth of the relaxation time
  let w = 0; // m/s
  for (let i = 0; i < 1200; i++) {
    const k1 = acceleration(w);
    const k2 = acceleration(w + (step / 2) * k1);
    const k3 = acceleration(w + (step / 2) * k2);
    const k4 = acceleration(w + step * k3);
    w += (step / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
  }

  // The grain from the top of the inlet: bisect the place where its height is zero.
  const height = (x: number): number => H - w * (x / u); // m
  let near = 0;
  let far = H;
  while (height(far) > 0) far *= 2;
  for (let i = 0; i < 100; i++) {
    const middle = (near + far) / 2;
    if (height(middle) > 0) near = middle;
    else far = middle;
  }

  return { v: w * 100, L: (near + far) / 2 };
}
