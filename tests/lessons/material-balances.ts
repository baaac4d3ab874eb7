// Second calculation of the worked examples in content/lessons/material-balances.mdx, from their
// statements alone.

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
