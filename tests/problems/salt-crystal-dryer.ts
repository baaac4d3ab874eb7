// Second solution of content/problems/salt-crystal-dryer.mdx, from its statement alone.

/** Bisects the evaporated water on the contract's moisture, then the dry air on the outlet composition. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { mF = NaN, XF = NaN, wP = NaN, y1 = NaN, y2 = NaN, M = NaN } = given;

  /** Root of a function that falls from positive to negative between low and high. */
  const bisect = (f: (x: number) => number, low: number, high: number): number => {
    let [a, c] = [low, high];
    for (let i = 0; i < 200; i++) {
      const middle = (a + c) / 2;
      if (f(middle) > 0) a = middle;
      else c = middle;
    }
    return (a + c) / 2;
  };

  // One hour of operation: kg of wet salt that splits into dry salt and water.
  const drySalt = bisect((salt) => mF - salt - XF * salt, 0, mF);
  const waterIn = mF - drySalt;

  // Take water away until its share of the whole product is what the contract allows.
  const evaporated = bisect((gone) => (waterIn - gone) / (mF - gone) - wP / 100, 0, waterIn); // kg

  // Dry air goes through unchanged; with it comes water at the ratio that y1 means.
  const waterPerAir = y1 / (100 - y1); // kmol water per kmol dry air
  const picked = evaporated / M; // kmol
  const outletShare = (dryAir: number): number => {
    const water = dryAir * waterPerAir + picked;
    return water / (water + dryAir);
  };
  // The more air, the less humid it leaves.
  let most = picked;
  while (outletShare(most) > y2 / 100) most *= 2;
  const dryAir = bisect((air) => outletShare(air) - y2 / 100, 0, most); // kmol

  return { mW: evaporated, n1: dryAir + dryAir * waterPerAir };
}
