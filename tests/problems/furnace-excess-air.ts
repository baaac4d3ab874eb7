// Second solution of content/problems/furnace-excess-air.mdx, from its statement alone.

/** Counts atoms: oxygen needed from C and H of the fuel, then an O balance over the furnace. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { nF = NaN, yM = NaN, ex = NaN, yO = NaN } = given;

  // Atoms in the fuel, kmol/hr
  const methane = (nF * yM) / 100;
  const fuel = { C: methane, H: 4 * methane, N: 2 * (nF - methane) };

  // O atoms that CO2 and H2O take up: two for each C, one for each pair of H
  const boundOxygen = 2 * fuel.C + fuel.H / 2;
  const airNeeded = boundOxygen / 2 / (yO / 100); // kmol/hr
  const air = airNeeded + (airNeeded * ex) / 100; // kmol/hr

  // Atoms in the air, kmol/hr; what is not oxygen is nitrogen.
  const airOxygen = (2 * air * yO) / 100;
  const airNitrogen = 2 * air - airOxygen;

  // Molecules in the flue gas without water, kmol/hr
  const carbonDioxide = fuel.C;
  const oxygen = (airOxygen - boundOxygen) / 2;
  const nitrogen = (fuel.N + airNitrogen) / 2;
  return { nA: air, yD: (100 * oxygen) / (carbonDioxide + oxygen + nitrogen) };
}
