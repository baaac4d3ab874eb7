// Second solution of content/problems/minimum-reflux.mdx, from its statement alone.

/** Steps off stages from the top and bisects R: below the minimum they never get to the feed. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { F = NaN, z = NaN, xD = NaN, xB = NaN, alpha = NaN, f = NaN } = given;

  /** Liquid in equilibrium with vapor of mole fraction y. */
  const liquid = (y: number): number => y / (alpha - (alpha - 1) * y);
  /** Whether the rectifying stages at this reflux ratio get past the feed's liquid, x = z. */
  const reachesFeed = (reflux: number): boolean => {
    let y = xD; // total condenser
    for (let stage = 0; stage < 20000; stage++) {
      const x = liquid(y);
      if (x < z) return true;
      const next = (reflux * x + xD) / (reflux + 1); // operating line
      if (next >= y) return false; // no further progress: pinched above the feed
      y = next;
    }
    return false;
  };

  let high = 1;
  while (!reachesFeed(high) && high < 1e9) high *= 2;
  let low = 0;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (reachesFeed(middle)) high = middle;
    else low = middle;
  }
  const minimum = (low + high) / 2;

  // Distillate in kmol/hr: bisect until the hexane in both products is that of the feed
  let few = 0;
  let many = F;
  for (let i = 0; i < 100; i++) {
    const trial = (few + many) / 2;
    if (trial * xD + (F - trial) * xB < F * z) few = trial;
    else many = trial;
  }
  const distillate = (few + many) / 2;

  // All vapor is condensed and leaves as reflux and distillate
  const reflux = f * minimum * distillate; // kmol/hr
  return { Rmin: minimum, V: reflux + distillate };
}
