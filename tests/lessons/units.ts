// Second calculation of the worked examples in content/lessons/units.mdx, from their statements
// alone.

import type { Explored } from '../../tools/second-answers.ts';

const POUND = 0.45359237; // kg
const FOOT = 0.3048; // m
const INCH = 0.0254; // m
const POUND_FORCE = POUND * 9.80665; // N
const PSI = POUND_FORCE / INCH ** 2; // Pa

/** The water heater on the old drawing: SI from the start, Re from the mean velocity. */
function waterHeater() {
  const massFlow = (45_000 * POUND) / 3600; // kg/s
  const rankine = 5 / 9; // K, size of one degree
  const btu = 1055.05585262; // J, International Table
  const heatCapacity = (0.998 * btu) / (POUND * rankine); // J/(kg K)
  const kelvin = (fahrenheit: number) => (fahrenheit + 459.67) * rankine; // K
  const duty = massFlow * heatCapacity * (kelvin(140) - kelvin(60)); // W

  const diameter = 3.068 * INCH; // m
  const viscosity = 0.68e-3; // Pa s
  const density = 993; // kg/m^3, cancels below
  const velocity = massFlow / density / ((Math.PI / 4) * diameter ** 2); // m/s
  const reynolds = (density * velocity * diameter) / viscosity;
  return { QSI: duty / 1000, Re: reynolds };
}

/** Toluene under nitrogen, in the mountains: absolute pressures in Pa, then back to the gauge. */
function tolueneTank() {
  const atmosphere = 12.2 * PSI; // Pa
  const top = 2.5 * PSI + atmosphere; // Pa, absolute
  const density = (54.1 * POUND) / FOOT ** 3; // kg/m^3
  const depth = 24 * FOOT; // m
  const gravity = 32.174 * FOOT; // m/s^2
  const foot = top + density * gravity * depth; // Pa, absolute
  return { pFoot: (foot - atmosphere) / PSI, pAbs: foot / PSI };
}

/** The answers by the names and in the units of the lesson. */
export const answers: Record<string, number> = { ...waterHeater(), ...tolueneTank() };

/** The vessel on its mountain: the weight of the air summed from the sea upward, then the gauge on top. */
export function explore({ tankG = NaN, height = NaN, airP = NaN }: Explored) {
  const temperature = (altitude: number) => 288.15 - 0.0065 * altitude; // K
  const density = (pressure: number, altitude: number) =>
    (pressure * 0.0289644) / (8.31432 * temperature(altitude)); // kg/m^3
  const slope = (pressure: number, altitude: number) => -9.80665 * density(pressure, altitude); // Pa/m

  // Runge and Kutta's four slopes, in thin layers.
  const layers = 100;
  const layer = height / layers; // m
  let air = airP * 1000; // Pa
  for (let count = 0; count < layers; count++) {
    const foot = count * layer; // m
    const first = slope(air, foot);
    const second = slope(air + (first * layer) / 2, foot + layer / 2);
    const third = slope(air + (second * layer) / 2, foot + layer / 2);
    const fourth = slope(air + third * layer, foot + layer);
    air += (layer * (first + 2 * second + 2 * third + fourth)) / 6;
  }

  const gas = air + tankG * 1000; // Pa, absolute
  if (gas < 0) return undefined;
  return {
    outside: air / 1000,
    inside: gas / 1000,
    below: (air - gas) / 1000,
    left: (100 * gas) / air,
  };
}
