// Second calculation of the worked examples in content/lessons/stoichiometry.mdx, from their
// statements alone.

import type { Explored } from '../../tools/second-answers.ts';

/** What leaves the gauze?: atom balances of N, H and O over the burner, no extent of reaction. */
function gauze() {
  const ammoniaMass = 2000; // kg/hr
  const ammoniaMolarMass = 17.031; // kg/kmol
  const air = 1000; // kmol/hr
  const oxygenInAir = 0.21; // kmol/kmol
  const conversion = 0.96;

  const ammoniaIn = ammoniaMass / ammoniaMolarMass; // kmol/hr
  const oxygenIn = air * oxygenInAir; // kmol/hr

  // Every N of the ammonia would bind one O in NO, and every two H one O in H2O.
  const oxygenNeeded = (ammoniaIn + (3 * ammoniaIn) / 2) / 2; // kmol/hr of O2
  const exc = (100 * (oxygenIn - oxygenNeeded)) / oxygenNeeded; // %

  const ammoniaOut = (1 - conversion) * ammoniaIn; // kmol/hr
  const nitricOxide = ammoniaIn - ammoniaOut; // kmol/hr, from the N balance
  const steam = (3 * ammoniaIn - 3 * ammoniaOut) / 2; // kmol/hr, from the H balance
  const oxygenOut = (2 * oxygenIn - nitricOxide - steam) / 2; // kmol/hr, from the O balance
  const nitrogen = air - oxygenIn; // kmol/hr, passes through
  const nOut = ammoniaOut + nitricOxide + steam + oxygenOut + nitrogen; // kmol/hr

  return { exc, nOut, yNO: (100 * nitricOxide) / nOut };
}

/** Propane to propene, and a little cracking: atom balances of C and H, with CH4 = C2H4. */
function dehydrogenation() {
  const propaneIn = 250; // kmol/hr
  const propaneOut = 150; // kmol/hr
  const propene = 89; // kmol/hr

  const carbonLeft = 3 * propaneIn - 3 * propaneOut - 3 * propene; // kmol/hr of C
  const methane = carbonLeft / (1 + 2); // kmol/hr, with as much ethene: C3H8 -> C2H4 + CH4
  const ethene = methane; // kmol/hr
  const hydrogenAtoms = 8 * propaneIn - 8 * propaneOut - 6 * propene - 4 * methane - 4 * ethene; // kmol/hr of H
  const outlet = propaneOut + propene + methane + ethene + hydrogenAtoms / 2; // kmol/hr

  // Every propane converted became either one propene or one ethene.
  const converted = propene + ethene; // kmol/hr
  return {
    Xp: (100 * converted) / propaneIn,
    S: (100 * propene) / converted,
    Y: (100 * propene) / propaneIn,
    yPe: (100 * propene) / outlet,
  };
}

/** The answers by the names and in the units of the lesson. */
export const answers: Record<string, number> = { ...gauze(), ...dehydrogenation() };

/** The furnace that readers change: atom balances of C, H and O over 1 kmol of the air as it comes. */
export function explore({ exAir = NaN, perC = NaN, toCO2 = NaN, damp = NaN }: Explored) {
  const steam = damp / 100; // kmol of water in the air
  const oxygen = 0.21 * (1 - steam); // kmol of O2 in the air
  const nitrogen = 0.79 * (1 - steam); // kmol

  // Burned out, every C holds two O and every two H hold one.
  const atomsPerCarbon = 2 + perC / 2; // kmol of O
  const carbon = (2 * oxygen) / (1 + exAir / 100) / atomsPerCarbon; // kmol of C in the fuel

  const dioxide = (carbon * toCO2) / 100; // kmol
  const monoxide = carbon - dioxide; // kmol, from the C balance
  const water = (perC * carbon + 2 * steam) / 2; // kmol, from the H balance
  const left = (2 * oxygen + steam - 2 * dioxide - monoxide - water) / 2; // kmol of O2, from the O balance
  const dry = dioxide + monoxide + left + nitrogen; // kmol
  return {
    oxDry: (100 * left) / dry,
    co2Dry: (100 * dioxide) / dry,
    coDry: (100 * monoxide) / dry,
    oxWet: (100 * left) / (dry + water),
    watWet: (100 * water) / (dry + water),
    airIn: 1 / carbon,
  };
}
