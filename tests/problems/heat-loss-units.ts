// Second solution of content/problems/heat-loss-units.mdx, from its statement alone.

/** In SI, bisects the temperature of the outer face until conduction feeds just what leaves it. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { T1 = NaN, T2 = NaN, A = NaN, L = NaN, k = NaN, h = NaN } = given;
  const foot = 0.3048; // m
  const btu = 1055.05585262; // J
  const inner = (T1 + 459.67) / 1.8; // K
  const room = (T2 + 459.67) / 1.8; // K
  const area = A * foot * foot; // m^2
  const thickness = L * 0.0254; // m
  // BTU/(hr ft degR) to W/(m K): one degree Rankine is 1/1.8 K
  const conductivity = (k * btu * 1.8) / (3600 * foot);

  const arriving = (face: number): number => (conductivity * area * (inner - face)) / thickness; // W
  const leaving = (face: number): number => h * area * (face - room); // W

  let low = Math.min(inner, room);
  let high = Math.max(inner, room);
  for (let i = 0; i < 100; i++) {
    const face = (low + high) / 2;
    if (arriving(face) > leaving(face)) low = face;
    else high = face;
  }
  const face = (low + high) / 2; // K
  return { Q: arriving(face), Ts: face - 273.15 };
}
