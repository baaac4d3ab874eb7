// Second calculation of the worked examples in content/lessons/reactors.mdx, from their
// statements alone.

import type { Explored } from '../../tools/second-answers.ts';

/** The root of a function between two points where its sign differs. */
function bisect(f: (x: number) => number, low: number, high: number) {
  const lowIsPositive = f(low) > 0;
  for (let i = 0; i < 200; i++) {
    const middle = (low + high) / 2;
    if (f(middle) > 0 === lowIsPositive) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The concentration that leaves a plug flow reactor: dC/dt = -rate, Runge-Kutta. */
function plugFlow(feed: number, residenceTime: number, rate: (c: number) => number) {
  const steps = 2000;
  const h = residenceTime / steps;
  let c = feed;
  for (let i = 0; i < steps; i++) {
    const a = rate(c);
    const b = rate(c - (h * a) / 2);
    const d = rate(c - (h * b) / 2);
    const e = rate(c - h * d);
    c -= (h * (a + 2 * b + 2 * d + e)) / 6;
  }
  return c;
}

/** The concentration that leaves a stirred tank: bisection on in = out + reacted. */
function stirredTank(feed: number, residenceTime: number, rate: (c: number) => number) {
  return bisect((c) => feed - c - residenceTime * rate(c), 0, feed);
}

const flow = 50; // L/min
const feed = 2; // mol/L
const most = 20_000; // L

/** The first-order rate in mol/(L·min) at a temperature in °C. */
function rateAt(temperature: number) {
  const labConstant = 0.02; // 1/min
  const activation = 65_000 / 8.314; // K
  const lab = 25 + 273.15; // K
  const plant = temperature + 273.15; // K
  const frequency = labConstant * Math.exp(activation / lab); // 1/min
  const constant = frequency * Math.exp(-activation / plant); // 1/min
  return (c: number) => constant * c;
}

/** A CSTR, a PFR, and two CSTRs: bisection on the volume until the outlet is right. */
function firstOrder() {
  const outlet = feed * (1 - 0.9); // mol/L
  const rate = rateAt(60);
  const halves = (volume: number) => {
    const residenceTime = volume / 2 / flow; // min in each tank
    return stirredTank(stirredTank(feed, residenceTime, rate), residenceTime, rate);
  };
  return {
    VC: bisect((volume) => stirredTank(feed, volume / flow, rate) - outlet, 0, most),
    VP: bisect((volume) => plugFlow(feed, volume / flow, rate) - outlet, 0, most),
    V12: bisect((volume) => halves(volume) - outlet, 0, most),
  };
}

/** Second order, volume known: the same balances, once each. */
function secondOrder() {
  const residenceTime = 1500 / 20; // min
  const feed = 1.5; // mol/L
  const constant = 0.12; // L/(mol·min)
  const rate = (c: number) => constant * c ** 2; // mol/(L·min)
  return {
    XC: 1 - stirredTank(feed, residenceTime, rate) / feed,
    XP: 1 - plugFlow(feed, residenceTime, rate) / feed,
  };
}

/** The answers by the names and in the units of the lesson. */
export const answers: Record<string, number> = { ...firstOrder(), ...secondOrder() };

/**
 * The tanks that readers change: one balance after another, bisection on the size of a tank until
 * the last outlet is right; for the tube the time that every slice of concentration takes.
 */
export function explore({ N = NaN, X = NaN, T = NaN }: Explored) {
  const rate = rateAt(T);
  const outlet = feed * (1 - X); // mol/L
  const outlets = (volume: number) => {
    const along = [feed];
    for (let tank = 0; tank < N; tank++) {
      along.push(stirredTank(along.at(-1) ?? NaN, volume / flow, rate));
    }
    return along;
  };
  const Veach = bisect((volume) => (outlets(volume).at(-1) ?? NaN) - outlet, 0, most);

  const slices = 2000;
  const thick = (feed - outlet) / slices; // mol/L
  let time = 0; // min
  for (let i = 0; i < slices; i++) time += thick / rate(outlet + (i + 0.5) * thick);
  const Vtube = flow * time;
  const Xafter1 = 1 - (outlets(Veach)[1] ?? NaN) / feed;
  return { Vtanks: N * Veach, Veach, Vtube, price: (N * Veach) / Vtube, Xafter1 };
}
