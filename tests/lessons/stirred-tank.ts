// Second calculation of the worked examples in content/lessons/stirred-tank.mdx, from their
// statements alone.

import type { Explored } from '../../tools/second-answers.ts';

const weakFeed = 0.5; // mol/L
const strongFeed = 2; // mol/L
const fraction = 0.95;

/** A tank in liters and liters per minute, with its rate constant in 1/min. */
interface Tank {
  volume: number;
  flow: number;
  constant: number;
}

const brineTank: Tank = { volume: 2000, flow: 40, constant: 0 };

/** The balance of the solute in the tank, dC/dt in mol/(L·min). */
function change(c: number, feed: number, { volume, flow, constant }: Tank) {
  return (flow * (feed - c)) / volume - constant * c;
}

/** The concentration after a time: Runge-Kutta on the balance. */
function after(time: number, start: number, feed: number, tank: Tank) {
  const steps = 2000;
  const h = time / steps;
  let c = start;
  for (let i = 0; i < steps; i++) {
    const k1 = change(c, feed, tank);
    const k2 = change(c + (h * k1) / 2, feed, tank);
    const k3 = change(c + (h * k2) / 2, feed, tank);
    const k4 = change(c + h * k3, feed, tank);
    c += (h * (k1 + 2 * k2 + 2 * k3 + k4)) / 6;
  }
  return c;
}

/** Where the tank ends: it runs a very long time. */
function steadyState(feed: number, tank: Tank) {
  return after(5000, 0, feed, tank);
}

/** When the tank has come a fraction of the way after a step: bisection on the time, in min. */
function timeFor(tank: Tank, part = fraction, feed = strongFeed) {
  const start = steadyState(weakFeed, tank);
  const end = steadyState(feed, tank);
  let low = 0;
  let high = 1000;
  for (let i = 0; i < 40; i++) {
    const time = (low + high) / 2;
    if ((after(time, start, feed, tank) - start) / (end - start) < part) low = time;
    else high = time;
  }
  return low;
}

/** A brine tank gets a stronger feed: the balance integrated in time. */
function brine() {
  const halfHour = 30; // min
  return {
    C1: after(halfHour, steadyState(weakFeed, brineTank), strongFeed, brineTank),
    t95: timeFor(brineTank),
  };
}

/** Now the solute reacts away: the same balance with a reaction in it. */
function reacting() {
  const tank = { ...brineTank, constant: 0.03 };
  return { Crinf: steadyState(strongFeed, tank), t95r: timeFor(tank) };
}

/** The answers by the names and in the units of the lesson. */
export const answers: Record<string, number> = { ...brine(), ...reacting() };

/** The tank that readers change: its balance integrated, and the time constant read off as from a chart. */
export function explore({ V = NaN, q = NaN, k = NaN, Cf = NaN }: Explored) {
  const tank = { volume: 1000 * V, flow: q, constant: k };
  const Cr0 = steadyState(weakFeed, tank);
  const Crinf = steadyState(Cf, tank);
  const atTau = 1 - Math.exp(-1);
  // How fast a tank is does not depend on the step: where there is none, the example's is taken.
  const step = Cf === weakFeed ? strongFeed : Cf;
  const taur = timeFor(tank, atTau, step);
  return {
    Cr0,
    Crinf,
    K: steadyState(1, tank),
    taur,
    tau: timeFor({ ...tank, constant: 0 }, atTau, step),
    cTaur: after(taur, Cr0, Cf, tank),
    t95r: timeFor(tank, fraction, step),
  };
}
