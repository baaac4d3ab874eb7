// Second solution of content/problems/tank-bottom-gauge.mdx, from its statement alone.

/** Walks down from the nitrogen to the gauge slab by slab, dp = rho g dz, everything in base SI. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { L = NaN, z = NaN, b = NaN, hN = NaN, kN = NaN, rhoH = NaN, rhoW = NaN, g = NaN } = given;

  const inch = 0.0254; // m
  const foot = 12 * inch; // m
  const pound = 0.45359237; // kg
  const poundForce = 32.174 * pound * foot; // N, as the statement recalls it
  const psi = poundForce / (inch * inch); // Pa

  const gravity = g * foot; // m/s²
  const density = (value: number): number => (value * pound) / foot ** 3; // kg/m³

  /** Pressure in Pa at the lower end of a layer, heights in ft above the floor. */
  const down = (pressure: number, from: number, to: number, layerDensity: number): number => {
    const slabs = 1000;
    const thickness = ((from - to) * foot) / slabs; // m
    let p = pressure;
    for (let i = 0; i < slabs; i++) p += layerDensity * gravity * thickness;
    return p;
  };

  const blanket = hN * kN * psi; // Pa above the atmosphere
  const boundary = down(blanket, L, z, density(rhoH));
  const gauge = down(boundary, z, b, density(rhoW));
  return { p: gauge / psi };
}
