// Second solution of content/problems/gpm-to-pounds.mdx, from its statement alone.

/** Everything goes to base SI by hand (m^3/s, kg/m^3), is multiplied there, and comes back. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { V = NaN, SG = NaN, rhoW = NaN } = given;
  const inch = 0.0254; // m
  const foot = 0.3048; // m
  const pound = 0.45359237; // kg
  const gallon = 231 * inch * inch * inch; // m^3

  const volumeFlow = (V * gallon) / 60; // m^3/s
  const waterDensity = (rhoW * pound) / (foot * foot * foot); // kg/m^3
  const brineDensity = SG * waterDensity; // kg/m^3
  const massFlow = volumeFlow * brineDensity; // kg/s
  return { m: (massFlow / pound) * 3600 }; // lbm/hr
}
