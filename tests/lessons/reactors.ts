// Second calculation of the worked examples in content/lessons/reactors.mdx, from their
// statements alone.

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

/** A CSTR, a PFR, and two CSTRs: bisection on the volume until the outlet is right. */
function firstOrder() {
  const flow = 50; // L/min
  const feed = 2; // mol/L
  const outlet = feed * (1 - 0.9); // mol/L
  const labConstant = 0.02; // 1/min
  const activation = 65_000 / 8.314; // K
  const lab = 25 + 273.15; // K
  const plant = 60 + 273.15; // K
  const frequency = labConstant * Math.exp(activation / lab); // 1/min
  const constant = frequency * Math.exp(-activation / plant); // 1/min
  const rate = (c: number) => constant * c; // mol/(L·min)

  const most = 20_000; // L
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
