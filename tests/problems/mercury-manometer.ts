// Second solution of content/problems/mercury-manometer.mdx, from its statement alone.

/** Walks through the mercury in small steps, down the open leg and up the other, adding rho g dz. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { h1 = NaN, h2 = NaN, pb = NaN, rho = NaN, g = NaN } = given;
  const dryerLevel = h1 / 1000; // m
  const openLevel = h2 / 1000; // m
  const bottom = Math.min(dryerLevel, openLevel) - 0.1; // m, wherever the bend may be
  const steps = 1000;

  let pressure = pb * 3386; // Pa, on the open surface; 1 inHg is 3.386 kPa by the statement
  const walk = (from: number, to: number): void => {
    const rise = (to - from) / steps; // m
    for (let i = 0; i < steps; i++) pressure -= rho * g * rise;
  };
  walk(openLevel, bottom);
  walk(bottom, dryerLevel);
  return { p: pressure / 1000 }; // kPa absolute
}
