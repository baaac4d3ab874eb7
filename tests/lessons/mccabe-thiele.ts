// Second calculation of the worked examples in content/lessons/mccabe-thiele.mdx, from their
// statements alone.

import type { Explored } from '../../tools/second-answers.ts';

const feed = 200; // kmol/hr
const z = 0.45; // mole fraction of benzene in the feed
const xD = 0.95; // mole fraction of benzene in the distillate
const xB = 0.05; // mole fraction of benzene in the bottoms
const atm = 1.01325; // bar

// Antoine constants of the lesson on equilibrium, for log10 of bar and kelvin
const benzene = [4.01814, 1203.835, -53.226] as const;
const toluene = [4.07827, 1343.943, -53.773] as const;
type Antoine = typeof benzene | typeof toluene;
const vaporPressure = ([a, b, c]: Antoine, kelvin: number) => 10 ** (a - b / (kelvin + c)); // bar
const boilingPoint = ([a, b, c]: Antoine) => b / (a - Math.log10(atm)) - c; // K at 1 atm
const volatilityAt = (kelvin: number) =>
  vaporPressure(benzene, kelvin) / vaporPressure(toluene, kelvin);

// Relative volatility of benzene to toluene: the geometric mean of both ends, to three digits.
const alpha = Number(
  Math.sqrt(volatilityAt(boilingPoint(benzene)) * volatilityAt(boilingPoint(toluene))).toFixed(2),
);

/** Minimum reflux ratio by Underwood's equations, the root theta found by bisection. */
function underwood(q: number, top = xD, ratio = alpha): number {
  const sum = (x: number, theta: number) => (ratio * x) / (ratio - theta) + (1 - x) / (1 - theta);
  let [low, high] = [1 + 1e-12, ratio - 1e-12]; // the sum rises from -infinity to +infinity
  for (let i = 0; i < 100; i++) {
    const theta = (low + high) / 2;
    if (sum(z, theta) < 1 - q) low = theta;
    else high = theta;
  }
  return sum(top, (low + high) / 2) - 1;
}

/** Stages, reflux and feed stage: benzene flows balanced from stage to stage, down from the top. */
function column() {
  const q = 1; // saturated liquid feed
  const refluxOverMinimum = 1.4;

  const toluene = feed * (1 - z); // kmol/hr
  const B = (toluene - feed * (1 - xD)) / (xD - xB); // kmol/hr, from the toluene balance
  const D = feed - B; // kmol/hr
  const Rmin = underwood(q);
  const R = refluxOverMinimum * Rmin;

  const liquidAbove = R * D; // kmol/hr
  const vaporAbove = liquidAbove + D; // kmol/hr
  const liquidBelow = liquidAbove + q * feed; // kmol/hr
  const vaporBelow = vaporAbove - (1 - q) * feed; // kmol/hr

  let stage = 0;
  let Nfeed = 0;
  let x = xD; // liquid that meets the vapor y between two stages
  let y = xD; // vapor that rises from the next stage; the total condenser leaves it as it is
  for (;;) {
    stage++;
    const xStage = y / (y + alpha * (1 - y)); // liquid in equilibrium with y
    if (xStage <= xB) {
      return { D, B, Rmin, R, N: stage - 1 + (x - xB) / (x - xStage), Nfeed };
    }
    // With q = 1 the feed line is upright at z: the step that passes z is the feed stage.
    if (Nfeed === 0 && xStage < z) Nfeed = stage;
    x = xStage;
    y =
      Nfeed === 0
        ? (liquidAbove * x + D * xD) / vaporAbove // balance around the top
        : (liquidBelow * x - B * xB) / vaporBelow; // balance around the bottom
  }
}

/** Minimum reflux when the feed line leans: Underwood's equations with part of the feed vapor. */
function leaningFeedLine() {
  const q = 0.6; // liquid part of the feed
  return { Rq: underwood(q) };
}

/** The answers by the names and in the units of the lesson. */
export const answers: Record<string, number> = { ...column(), ...leaningFeedLine() };

/** The column that readers change, per mole of feed: Underwood for the minimum, then flows from stage to stage. */
export function explore({ R = NaN, q = NaN, xD = NaN, xB = NaN, alpha = NaN }: Explored) {
  const Rleast = Math.max(0, underwood(q, xD, alpha));
  const D = (z - xB) / (xD - xB);
  const B = 1 - D;
  const fromTop = (x: number) => (R * D * x + D * xD) / ((R + 1) * D);
  const fromBottom = (x: number) => ((R * D + q) * x - B * xB) / ((R + 1) * D - (1 - q));

  let [stages, feedStage] = [0, 0];
  let [x, y] = [xD, xD];
  while (R > Rleast && stages < 1000) {
    stages++;
    const xStage = y / (y + alpha * (1 - y));
    // From the feed on, the balance around the bottom allows the vapor less.
    if (feedStage === 0 && fromBottom(xStage) < fromTop(xStage)) feedStage = stages;
    if (xStage < xB) {
      const steps = stages - 1 + (x - xB) / (x - xStage);
      return { Rleast, times: R / Rleast, stages, feedStage, steps, trays: stages - 1 };
    }
    x = xStage;
    y = Math.min(fromTop(x), fromBottom(x));
  }
  return undefined;
}
