// Second calculation of the worked examples in content/lessons/fluid-flow.mdx, from their
// statements alone.

import type { Explored } from '../../tools/second-answers.ts';

const gravity = 9.81; // m/s^2
const density = 998; // kg/m^3

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

/** How much power does the pump need: pressures in Pa, Colebrook's equation by bisection. */
function pump() {
  const flow = 25 / 3600; // m^3/s
  const rise = 18; // m
  const length = 160; // m
  const diameter = 0.0779; // m
  const roughness = 46e-6; // m
  const viscosity = 1e-3; // Pa·s
  const efficiency = 0.65;
  const fittings = 0.5 + 6 * 0.75 + 0.17 + 2 + 1; // entrance, elbows, gate, check, exit

  const reynolds = (4 * density * flow) / (Math.PI * diameter * viscosity);
  const friction = bisect(
    (f) =>
      1 / Math.sqrt(f) +
      2 * Math.log10(roughness / diameter / 3.7 + 2.51 / (reynolds * Math.sqrt(f))),
    0.008,
    0.1,
  );

  const massFlux = (flow * density) / (Math.PI * (diameter / 2) ** 2); // kg/(m^2·s)
  const dynamicPressure = massFlux ** 2 / (2 * density); // Pa
  const loss = ((friction * length) / diameter + fittings) * dynamicPressure; // Pa
  const pressureRise = density * gravity * rise + loss; // Pa
  return {
    H: pressureRise / (density * gravity),
    P: (flow * pressureRise) / efficiency / 1000,
  };
}

/** Torricelli: the static pressure at the depth of the hole turned into kinetic energy. */
function torricelli() {
  const depth = 2.5; // m
  const hole = 0.025; // m
  const dischargeCoefficient = 0.61;

  const gaugePressure = density * gravity * depth; // Pa, the density cancels
  const velocity = Math.sqrt((2 * gaugePressure) / density); // m/s, no friction
  const area = Math.PI * (hole / 2) ** 2; // m^2
  return { vj: velocity, Qj: dischargeCoefficient * area * velocity * 1000 * 60 };
}

/** The answers by the names and in the units of the lesson. */
export const answers: Record<string, number> = { ...pump(), ...torricelli() };

/**
 * The pump and the line that readers change: pressures in Pa, and the friction factor guessed and
 * corrected until the flow that it allows gives the same one.
 */
export function explore({ open = NaN, dz = NaN, D = NaN, L = NaN }: Explored) {
  const diameter = D / 1000; // m
  const bore = (Math.PI * diameter ** 2) / 4; // m^2
  const weight = density * gravity; // Pa/m
  const [closedHead, catalogHead, catalogFlow] = [31, 20, 35 / 3600]; // m, m, m^3/s
  const fittings = 0.5 + 6 * 0.75 + 2 + 1; // entrance, elbows, check, exit
  // From open to a quarter open each percent multiplies the coefficient by the same number.
  const valve = 0.17 * Math.exp((Math.log(24 / 0.17) * (100 - open)) / 75);
  if (dz >= closedHead) return undefined;

  let friction = 0.02;
  let velocity = 0; // m/s
  for (let i = 0; i < 100; i++) {
    const lost = (((friction * L) / diameter + fittings + valve) * density) / 2; // Pa/(m/s)^2
    const sagging = (weight * (closedHead - catalogHead)) / (catalogFlow / bore) ** 2; // Pa/(m/s)^2
    velocity = Math.sqrt((weight * (closedHead - dz)) / (lost + sagging));
    const reynolds = (density * velocity * diameter) / 1e-3;
    const inside = 6.9 / reynolds + (46e-6 / diameter / 3.7) ** 1.11;
    friction = (1.8 * Math.log10(inside)) ** -2;
  }
  const kinetic = velocity ** 2 / (2 * gravity); // m
  const hLine = ((friction * L) / diameter + fittings) * kinetic;
  const hValve = valve * kinetic;
  return { Qx: velocity * bore * 3600, Hx: dz + hLine + hValve, vx: velocity, hLine, hValve };
}
