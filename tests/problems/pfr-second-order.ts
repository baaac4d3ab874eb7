// Second solution of content/problems/pfr-second-order.mdx, from its statement alone.

/** Follows a parcel of liquid down the pipe, dC/dt by Runge-Kutta, and bisects the time it needs. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { q = NaN, C = NaN, k = NaN, X = NaN, D = NaN } = given;

  // Base SI: m³/s, mol/m³, m³/(mol s), m.
  const flowOfEach = q / 1000 / 60;
  const flow = flowOfEach + flowOfEach;
  const feedConcentration = C * 1000;
  const rateConstant = k / 1000;
  const diameter = D / 1000;

  // Right behind the tee: moles of each per second over the whole flow.
  const startA = (flowOfEach * feedConcentration) / flow;
  const startB = (flowOfEach * feedConcentration) / flow;

  // Concentration of A after `time` seconds; every A that goes takes one B with it.
  const rate = (a: number): number => -rateConstant * a * (startB - (startA - a));
  const after = (time: number): number => {
    const steps = 1000;
    const h = time / steps;
    let a = startA;
    for (let i = 0; i < steps; i++) {
      const k1 = rate(a);
      const k2 = rate(a + (h / 2) * k1);
      const k3 = rate(a + (h / 2) * k2);
      const k4 = rate(a + h * k3);
      a += (h / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
    }
    return a;
  };

  const target = startA * (1 - X);
  let short = 0;
  let long = 1; // s
  while (after(long) > target) long *= 2;
  for (let i = 0; i < 80; i++) {
    const middle = (short + long) / 2;
    if (after(middle) > target) short = middle;
    else long = middle;
  }
  const residenceTime = (short + long) / 2; // s

  // The length comes from the velocity, not from the volume.
  const velocity = flow / (Math.PI * (diameter / 2) ** 2); // m/s
  return { V: residenceTime * flow * 1000, L: residenceTime * velocity };
}
