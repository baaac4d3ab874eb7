// Second calculation of the worked examples in content/lessons/firstlaw.mdx, from their statements
// alone.

import type { Explored } from '../../tools/second-answers.ts';

/** Shaft power of a condensing turbine: total energy of each stream in J/kg, difference is W. */
function turbine() {
  const massFlow = 12; // kg/s
  const gravity = 9.80665; // m/s^2
  const heatLoss = 85e3; // W, leaves the casing
  const liquid = 191.8e3; // J/kg
  const vapor = liquid + 2392.1e3; // J/kg
  const quality = 0.9;
  const enthalpyIn = 3214.4e3; // J/kg
  const enthalpyOut = (1 - quality) * liquid + quality * vapor; // J/kg
  const energy = (enthalpy: number, velocity: number, height: number) =>
    enthalpy + velocity ** 2 / 2 + gravity * height; // J/kg
  const powerIn = massFlow * energy(enthalpyIn, 60, 3); // W
  const powerOut = massFlow * energy(enthalpyOut, 160, 0); // W
  const shaft = powerIn - powerOut - heatLoss; // W
  const quick = massFlow * (enthalpyIn - enthalpyOut); // W
  return { W: shaft / 1000, error: (quick / shaft - 1) * 100 };
}

/** Nitrogen in a rigid tank and under a piston: dU + P dV summed over small steps of heating. */
function nitrogen() {
  const gasConstant = 8.314; // J/(mol K)
  const volumeStart = 0.5; // m^3
  const pressureStart = 200e3; // Pa
  const start = 25 + 273.15; // K
  const end = 125 + 273.15; // K
  const moles = (pressureStart * volumeStart) / (gasConstant * start); // mol
  const cv = 29.2 - gasConstant; // J/(mol K)

  const heat = (volumeAt: (temperature: number) => number) => {
    const steps = 10_000;
    const dT = (end - start) / steps; // K
    let sum = 0; // J
    for (let i = 0; i < steps; i++) {
      const low = start + i * dT; // K
      const volume = volumeAt(low + dT / 2); // m^3
      const pressure = (moles * gasConstant * (low + dT / 2)) / volume; // Pa
      sum += moles * cv * dT + pressure * (volumeAt(low + dT) - volumeAt(low));
    }
    return sum;
  };
  const rigid = heat(() => volumeStart); // J
  const piston = heat((temperature) => (volumeStart * temperature) / start); // J
  return { QV: rigid / 1000, QP: piston / 1000 };
}

/** The answers by the names and in the units of the lesson. */
export const answers: Record<string, number> = { ...turbine(), ...nitrogen() };

/** The turbine that readers change: streams of energy and of entropy, in watts and watts per kelvin. */
export function explore({ eta = NaN, m = NaN, v2 = NaN }: Explored) {
  const heatLoss = 85e3; // W
  const liquid = { enthalpy: 191.8e3, entropy: 649 }; // J/kg, J/(kg K)
  const vapor = { enthalpy: 191.8e3 + 2392.1e3, entropy: 649 + 7500 }; // J/kg, J/(kg K)
  const inlet = { enthalpy: 3214.4e3, entropy: 6771 }; // J/kg, J/(kg K)
  const mixed = (x: number, of: 'enthalpy' | 'entropy') => (1 - x) * liquid[of] + x * vapor[of];
  // Where liquid and vapor coexist, turning one into the other takes heat at this temperature.
  const condenser = (vapor.enthalpy - liquid.enthalpy) / (vapor.entropy - liquid.entropy); // K

  const qualityWhere = (of: 'enthalpy' | 'entropy', wanted: number) => {
    let [low, high] = [0.5, 1.5];
    for (let i = 0; i < 60; i++) {
      const middle = (low + high) / 2;
      if (mixed(middle, of) < wanted) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  };
  const drop = (x: number) => inlet.enthalpy - mixed(x, 'enthalpy'); // J/kg
  const most = drop(qualityWhere('entropy', inlet.entropy)); // J/kg
  const outlet = inlet.enthalpy - (eta / 100) * most; // J/kg
  const entropyLost = heatLoss / condenser / m; // J/(kg K)

  const xOut = qualityWhere('enthalpy', outlet);
  const moving = (velocity: number) => (m * velocity ** 2) / 2; // W
  const falling = m * 9.80665 * 3; // W
  const shaft = m * inlet.enthalpy + moving(60) + falling - m * outlet - moving(v2) - heatLoss; // W
  return {
    shaft: shaft / 1e6,
    xOut,
    given: drop(xOut) / 1000,
    alone: (m * drop(xOut)) / 1e6,
    motion: (moving(v2) - moving(60)) / 1000,
    etaMost: (100 * drop(qualityWhere('entropy', inlet.entropy - entropyLost))) / most,
  };
}
