// Second calculation of the worked examples in content/lessons/recycle.mdx, from their statements
// alone.

import type { Explored } from '../../tools/second-answers.ts';

/** The loop at steady state for a given purged share of the gas, by passing it round and round. */
function methanolLoop(purgedShare: number) {
  const fresh = 300; // kmol/hr
  const feed = { co: 0.33 * fresh, h2: 0.66 * fresh, ch4: 0.01 * fresh }; // kmol/hr
  const singlePass = 0.25; // of the CO that enters the reactor

  let recycle = { co: 0, h2: 0, ch4: 0 }; // kmol/hr
  let methanol = 0; // kmol/hr
  let gas = 0; // kmol/hr, leaving the separator
  let methane = 0; // kmol/kmol, in that gas
  for (let pass = 0; pass < 5000; pass++) {
    const coIn = feed.co + recycle.co; // kmol/hr, into the reactor
    methanol = singlePass * coIn; // CO + 2 H2 -> CH3OH
    const co = coIn - methanol;
    const h2 = feed.h2 + recycle.h2 - 2 * methanol;
    const ch4 = feed.ch4 + recycle.ch4;
    gas = co + h2 + ch4;
    methane = ch4 / gas;
    const kept = 1 - purgedShare;
    recycle = { co: kept * co, h2: kept * h2, ch4: kept * ch4 };
  }
  const coPurged = (purgedShare / (1 - purgedShare)) * recycle.co; // kmol/hr
  return {
    methanol,
    purge: purgedShare * gas,
    recycle: gas - purgedShare * gas,
    methane,
    coConverted: 1 - coPurged / feed.co,
  };
}

/** Methanol from synthesis gas: bisection on the purged share until the methane level is right. */
function methanol() {
  const methaneInPurge = 0.1; // kmol/kmol
  let [low, high] = [0.01, 0.9]; // purged share; the more is purged, the less methane
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (methanolLoop(middle).methane > methaneInPurge) low = middle;
    else high = middle;
  }
  const loop = methanolLoop((low + high) / 2);
  return { L: loop.methanol, P: loop.purge, R: loop.recycle, Xov: 100 * loop.coConverted };
}

/** Hard water: the hardness that must be taken out tells how much goes through the softener. */
function bypass() {
  const flow = 40; // m^3/hr
  const well = 320; // g/m^3, the same as mg/L
  const softened = 5; // g/m^3
  const blend = 80; // g/m^3

  const removed = flow * (well - blend); // g/hr
  const throughSoftener = removed / (well - softened); // m^3/hr
  return { Qb: flow - throughSoftener };
}

/** The answers by the names and in the units of the lesson. */
export const answers: Record<string, number> = { ...methanol(), ...bypass() };

/** The loop that readers change: once around, with the recycle that keeps its composition. */
export function explore({ yIP = NaN, X = NaN, yIF = NaN }: Explored) {
  const fresh = 300; // kmol/hr
  const reactants = fresh * (1 - yIF); // kmol/hr, two of hydrogen for each CO
  const afterSeparator = (recycle: number) => {
    const reactantsIn = reactants + recycle * (1 - yIP); // kmol/hr, into the reactor
    const methane = fresh * yIF + recycle * yIP; // kmol/hr
    const methanol = ((X / 100) * reactantsIn) / 3; // kmol/hr
    const gas = reactantsIn - 3 * methanol + methane; // kmol/hr
    return { methane, methanol, gas };
  };
  const excess = (recycle: number) => {
    const { methane, gas } = afterSeparator(recycle);
    return methane / gas - yIP;
  };
  if (excess(0) > 0) return undefined;

  // The more goes around, the more methane: from too little of it to too much.
  let [low, high] = [0, 1e5]; // kmol/hr
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2;
    if (excess(middle) < 0) low = middle;
    else high = middle;
  }
  const around = (low + high) / 2; // kmol/hr
  const { methanol, gas } = afterSeparator(around);
  const purge = gas - around; // kmol/hr
  return {
    overall: (100 * methanol) / (reactants / 3),
    purge,
    share: (100 * purge) / gas,
    lostCO: reactants / 3 - methanol,
    around,
    perFeed: around / fresh,
    methane: around * yIP,
  };
}
