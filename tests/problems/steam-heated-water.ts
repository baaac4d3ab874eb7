// Second solution of content/problems/steam-heated-water.mdx, from its statement alone.

/** Integrates dT/dm of the water as steam condenses, and bisects the steam that brings it to the outlet. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { mw = NaN, T1 = NaN, T2 = NaN, cp = NaN, lam = NaN } = given;

  // Base SI: J/(kg K), J/kg, K.
  const heatCapacity = cp * 1000;
  const heatOfVaporization = lam * 1000;
  const inlet = T1 + 273.15;
  const outlet = T2 + 273.15;

  // Each share of the steam gives up its heat of vaporization to the water that passes, step by step.
  const heatedBy = (steam: number): number => {
    const steps = 500;
    let temperature = inlet;
    for (let i = 0; i < steps; i++) {
      const heat = (steam / steps) * heatOfVaporization; // W
      temperature += heat / (mw * heatCapacity);
    }
    return temperature;
  };

  let little = 0;
  let much = mw; // kg/s
  while (heatedBy(much) < outlet) much *= 2;
  for (let i = 0; i < 100; i++) {
    const middle = (little + much) / 2;
    if (heatedBy(middle) < outlet) little = middle;
    else much = middle;
  }
  return { ms: (little + much) / 2 };
}
