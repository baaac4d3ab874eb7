// Second solution of content/problems/oven-wall.mdx, from its statement alone.

/** Shoots: guesses the flux, marches Fourier's law through both layers, and bisects on the outside. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { T1 = NaN, Ta = NaN, A = NaN, L1 = NaN, k1 = NaN } = given;
  const { L2 = NaN, k2 = NaN, h = NaN } = given;
  const brick = L1 / 1000; // m
  const board = L2 / 1000; // m

  /** Temperature of the outside in degC if this flux, in W/m^2, goes through the wall. */
  const outside = (flux: number): number => {
    const slices = 500;
    let temperature = T1;
    for (let i = 0; i < slices; i++) temperature -= (flux / k1) * (brick / slices);
    for (let i = 0; i < slices; i++) temperature -= (flux / k2) * (board / slices);
    return temperature;
  };

  // The air cannot take less than nothing, nor more than it would from a bare face at T1
  const bound = h * (T1 - Ta); // W/m^2
  let low = Math.min(0, bound);
  let high = Math.max(0, bound);
  for (let i = 0; i < 100; i++) {
    const flux = (low + high) / 2;
    if (h * (outside(flux) - Ta) > flux) low = flux;
    else high = flux;
  }
  const flux = (low + high) / 2; // W/m^2
  return { Qw: (flux * A) / 1000, Ts: outside(flux) };
}
