// Second calculation of the worked examples in content/lessons/stirred-tank.mdx, from their
// statements alone.

const volume = 2000; // L
const flow = 40; // L/min
const weakFeed = 0.5; // mol/L
const strongFeed = 2; // mol/L
const fraction = 0.95;

/** The balance of the solute in the tank, dC/dt in mol/(L·min). */
function change(c: number, feed: number, constant: number) {
  return (flow * (feed - c)) / volume - constant * c;
}

/** The concentration after a time: Runge-Kutta on the balance. */
function after(time: number, start: number, feed: number, constant: number) {
  const steps = 2000;
  const h = time / steps;
  let c = start;
  for (let i = 0; i < steps; i++) {
    const k1 = change(c, feed, constant);
    const k2 = change(c + (h * k1) / 2, feed, constant);
    const k3 = change(c + (h * k2) / 2, feed, constant);
    const k4 = change(c + h * k3, feed, constant);
    c += (h * (k1 + 2 * k2 + 2 * k3 + k4)) / 6;
  }
  return c;
}

/** Where the tank ends: it runs a very long time. */
function steadyState(feed: number, constant: number) {
  return after(5000, 0, feed, constant);
}

/** When the tank has come the fraction of the way: bisection on the time, in min. */
function timeFor(constant: number) {
  const start = steadyState(weakFeed, constant);
  const target = start + fraction * (steadyState(strongFeed, constant) - start);
  let low = 0;
  let high = 1000;
  for (let i = 0; i < 60; i++) {
    const time = (low + high) / 2;
    if (after(time, start, strongFeed, constant) < target) low = time;
    else high = time;
  }
  return low;
}

/** A brine tank gets a stronger feed: the balance integrated in time. */
function brine() {
  const halfHour = 30; // min
  return {
    C1: after(halfHour, steadyState(weakFeed, 0), strongFeed, 0),
    t95: timeFor(0),
  };
}

/** Now the solute reacts away: the same balance with a reaction in it. */
function reacting() {
  const constant = 0.03; // 1/min
  return { Crinf: steadyState(strongFeed, constant), t95r: timeFor(constant) };
}

/** The answers by the names and in the units of the lesson. */
export const answers: Record<string, number> = { ...brine(), ...reacting() };
