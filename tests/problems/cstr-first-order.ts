// Second solution of content/problems/cstr-first-order.mdx, from its statement alone.

/** Bisects the volume, running the tank from its start to steady state for each trial (Runge-Kutta). */
export function solve(given: Record<string, number>): Record<string, number> {
  const { FA0 = NaN, CA0 = NaN, X = NaN, k = NaN } = given;
  const flow = FA0 / CA0; // L/min

  /** Conversion at steady state in a tank of so many liters, filled with feed at the start. */
  const conversion = (volume: number): number => {
    /** Accumulation in mol/min for a content of so many moles of anhydride. */
    const rate = (moles: number): number => FA0 - (flow * moles) / volume - k * moles;
    const step = 0.5 / (flow / volume + k); // min
    let moles = CA0 * volume;
    for (let i = 0; i < 2000; i++) {
      const a = rate(moles);
      const b = rate(moles + (step / 2) * a);
      const c = rate(moles + (step / 2) * b);
      const d = rate(moles + step * c);
      const change = (step / 6) * (a + 2 * b + 2 * c + d);
      moles += change;
      if (Math.abs(change) < 1e-15 * moles) break;
    }
    const leaving = (flow * moles) / volume; // mol/min
    return (FA0 - leaving) / FA0;
  };

  let low = 0;
  let high = flow / k; // L
  for (let i = 0; i < 100 && conversion(high) < X; i++) high *= 2;
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2;
    if (conversion(middle) < X) low = middle;
    else high = middle;
  }
  return { V: (low + high) / 2 };
}
