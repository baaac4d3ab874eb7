// Second calculation of the worked examples in content/lessons/vle.mdx, from their statements
// alone.

import type { Explored } from '../../tools/second-answers.ts';

// Antoine's equation for both, in bar and kelvin
const benzene = (t: number) => 10 ** (4.01814 - 1203.835 / (t - 53.226));
const toluene = (t: number) => 10 ** (4.07827 - 1343.943 / (t - 53.773));

/** Root of a function that rises from below zero at low to above zero at high. */
function bisect(rising: (x: number) => number, low: number, high: number) {
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Bubble point and flash at 1 atm: both ends by bisection, the flash from x and the lever rule. */
function benzeneToluene() {
  const feed = 120; // kmol/hr
  const z = 0.45; // benzene in the feed
  const pressure = 1.01325; // bar
  const drum = 96 + 273.15; // K

  const bubble = bisect((t) => z * benzene(t) + (1 - z) * toluene(t) - pressure, 300, 450); // K
  const dew = bisect((t) => 1 / pressure - z / benzene(t) - (1 - z) / toluene(t), 300, 450); // K

  // Two phases of a binary: T and P alone fix both compositions.
  const x = (pressure - toluene(drum)) / (benzene(drum) - toluene(drum));
  const y = (x * benzene(drum)) / pressure;
  const vapor = (feed * (z - x)) / (y - x); // kmol/hr
  const liquid = (feed * (y - z)) / (y - x); // kmol/hr
  const recovery = 1 - (liquid * x) / (feed * z);
  return { Tbub: bubble, Tdew: dew, V: vapor, y1: y, L: liquid, x1: x, rec: recovery * 100 };
}

/** The answers by the names and in the units of the lesson. */
export const answers: Record<string, number> = { ...benzeneToluene() };

/** The drum that readers move: sums over both components and Rachford–Rice, all by bisection. */
export function explore({ z1 = NaN, Tf = NaN, P = NaN }: Explored) {
  const zeroCelsius = 273.15; // K
  const feed = [z1, 1 - z1];
  const ratios = (t: number) =>
    [benzene(t), toluene(t)].map((vaporPressure) => vaporPressure / (P * 1.01325));
  const sum = (part: (z: number, k: number) => number, t: number) => {
    const k = ratios(t);
    return feed.reduce((total, z, i) => total + part(z, k[i] ?? NaN), 0);
  };
  const bubble = bisect((t) => sum((z, k) => z * k, t) - 1, 250, 500); // K
  const dew = bisect((t) => 1 - sum((z, k) => z / k, t), 250, 500); // K
  const drum = Tf + zeroCelsius; // K
  const [Tstart, Tend] = [bubble - zeroCelsius, dew - zeroCelsius];
  // At either end one phase has the composition of the feed; toluene is what benzene leaves.
  const yFirst = 1 - (1 - z1) * (ratios(bubble)[1] ?? NaN);
  const xFirst = 1 - (1 - z1) / (ratios(dew)[1] ?? NaN);
  if (drum < bubble) return { Tstart, toBoil: bubble - drum, yFirst };
  if (drum > dew) return { Tend, past: drum - dew, xFirst };

  const liquid = (z: number, k: number, vapor: number) => z / (1 + vapor * (k - 1));
  const vapor = bisect((v) => -sum((z, k) => (k - 1) * liquid(z, k, v), drum), 0, 1);
  const xTie = liquid(z1, ratios(drum)[0] ?? NaN, vapor);
  const yTie = 1 - (1 - z1 - (1 - vapor) * (1 - xTie)) / vapor; // toluene that is not in the liquid
  return { share: 100 * vapor, xTie, yTie, arm: z1 - xTie, tie: yTie - xTie, Tstart, Tend };
}
