// Second solution of content/problems/benzene-toluene-flash.mdx, from its statement alone.

/** Bisects the Rachford-Rice equation for the vaporized part of the feed. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { F = NaN, z1 = NaN, T = NaN, P = NaN, p0 = NaN } = given;
  const { A1 = NaN, B1 = NaN, C1 = NaN, A2 = NaN, B2 = NaN, C2 = NaN } = given;

  const kelvin = T + 273.15;
  /** Vapor pressure in Pa; p0 is in bar. */
  const saturation = (A: number, B: number, C: number): number =>
    p0 * 1e5 * Math.exp(Math.LN10 * (A - B / (kelvin + C)));
  const pressure = P * 1000; // Pa
  const ratio1 = saturation(A1, B1, C1) / pressure; // y1 / x1
  const ratio2 = saturation(A2, B2, C2) / pressure; // y2 / x2

  /** Sum of all y minus sum of all x when the part v of the feed is vapor; falls with v. */
  const residual = (v: number): number =>
    (z1 * (ratio1 - 1)) / (1 + v * (ratio1 - 1)) +
    ((1 - z1) * (ratio2 - 1)) / (1 + v * (ratio2 - 1));

  // Without two phases there is no answer.
  if (!(residual(0) > 0 && residual(1) < 0)) return { y1: NaN, V: NaN, phi: NaN };
  let low = 0;
  let high = 1;
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2;
    if (residual(middle) > 0) low = middle;
    else high = middle;
  }
  const vaporized = (low + high) / 2;

  const x1 = z1 / (1 + vaporized * (ratio1 - 1));
  const y1 = ratio1 * x1;
  const liquidBenzene = (1 - vaporized) * F * x1; // kmol/hr
  return { y1, V: vaporized * F, phi: 100 * (1 - liquidBenzene / (F * z1)) };
}
