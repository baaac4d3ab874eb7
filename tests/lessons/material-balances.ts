// Second calculation of the worked examples in content/lessons/material-balances.mdx, from their
// statements alone.

import type { Explored } from '../../tools/second-answers.ts';

/** The root of a function that changes sign between low and high, by bisection. */
function bisect(f: (x: number) => number, low: number, high: number): number {
  const signLow = Math.sign(f(low));
  let [a, b] = [low, high];
  for (let i = 0; i < 100; i++) {
    const middle = (a + b) / 2;
    if (Math.sign(f(middle)) === signLow) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}

/** Potassium nitrate: salt and water kept apart; crystals by bisection on saturation. */
function crystallizer() {
  const feed = 5000; // kg/hr
  const saltInFeed = 0.2; // kg/kg
  const saltInConcentrate = 0.5; // kg/kg
  const saltInCrystals = 0.97; // kg/kg
  const solubility = 31.6 / 100; // kg salt/kg water

  const salt = feed * saltInFeed; // kg/hr, all of it reaches the crystallizer
  const water = (salt * (1 - saltInConcentrate)) / saltInConcentrate; // kg/hr, with the salt
  const mV = feed - salt - water; // kg/hr

  const saltOfLiquor = (crystals: number) => salt - saltInCrystals * crystals; // kg/hr
  const waterOfLiquor = (crystals: number) => water - (1 - saltInCrystals) * crystals; // kg/hr
  const mS = bisect(
    (crystals) => saltOfLiquor(crystals) - solubility * waterOfLiquor(crystals),
    0,
    salt / saltInCrystals,
  ); // kg/hr
  const mL = saltOfLiquor(mS) + waterOfLiquor(mS); // kg/hr

  return { mV, mS, mL, eta: 100 * (1 - saltOfLiquor(mS) / salt) };
}

/** Air with extra oxygen: the pipeline gas by bisection on the nitrogen balance. */
function enrichedAir() {
  const product = 400; // kmol/hr
  const nitrogenInProduct = 1 - 0.3; // kmol/kmol
  const nitrogenInAir = 1 - 0.21; // kmol/kmol
  const nitrogenInPipeline = 1 - 0.995; // kmol/kmol

  const nO = bisect(
    (oxygen) =>
      (product - oxygen) * nitrogenInAir +
      oxygen * nitrogenInPipeline -
      product * nitrogenInProduct,
    0,
    product,
  ); // kmol/hr
  return { nA: product - nO, nO };
}

/** The answers by the names and in the units of the lesson. */
export const answers: Record<string, number> = { ...crystallizer(), ...enrichedAir() };

/** The plant that readers change: dry crystals first, then the liquor that clings to them. */
export function explore({ wF = NaN, wC = NaN, wS = NaN, ms = NaN }: Explored) {
  const feed = 5000; // kg/hr
  const solubility = ms / 100; // kg salt/kg water

  const salt = (feed * wF) / 100; // kg/hr
  const waterFed = feed - salt; // kg/hr
  const water = (salt * (100 - wC)) / wC; // kg/hr, left in the concentrate
  const mV = waterFed - water; // kg/hr
  const dissolved = solubility * water; // kg/hr, all the water is saturated at the end
  const dry = salt - dissolved; // kg/hr of crystals, clinging liquor not counted
  if (mV < 1e-6 || dry < 1e-6) return undefined;

  const clinging = bisect(
    (held) => (100 - wS) / 100 - held / (dry + held * (1 + solubility)),
    -1e-9,
    water,
  ); // kg/hr of water on the crystals
  const lost = solubility * (water - clinging); // kg/hr of salt
  return {
    eta: 100 * (1 - lost / salt),
    mV,
    mS: dry + clinging * (1 + solubility),
    mL: (water - clinging) * (1 + solubility),
    lost,
    wL: (100 * dissolved) / (dissolved + water),
  };
}
