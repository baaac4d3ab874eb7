// Second calculation of the worked examples in content/lessons/gases.mdx, from their statements
// alone.

import type { Explored } from '../../tools/second-answers.ts';

const GAS_CONSTANT = 8.31446; // J/(mol K)

interface Substance {
  criticalTemperature: number; // K
  criticalPressure: number; // Pa
  acentricFactor: number;
  molarMass: number; // kg/mol
}

/** Largest molar volume in m^3/mol at T and P, by Peng–Robinson: a march inwards and bisection. */
function vaporVolume(substance: Substance, temperature: number, pressure: number) {
  const { criticalTemperature, criticalPressure, acentricFactor: w } = substance;
  const rtc = GAS_CONSTANT * criticalTemperature; // J/mol
  const kappa = 0.37464 + 1.54226 * w - 0.26992 * w ** 2;
  const alpha = (1 + kappa * (1 - Math.sqrt(temperature / criticalTemperature))) ** 2;
  const a = (0.45724 * rtc ** 2 * alpha) / criticalPressure; // J m^3/mol^2
  const b = (0.0778 * rtc) / criticalPressure; // m^3/mol
  const excess = (v: number) =>
    (GAS_CONSTANT * temperature) / (v - b) - a / (v * (v + b) + b * (v - b)) - pressure; // Pa

  // From far out, where the pressure is too low, inwards until it is too high.
  let high = (10 * GAS_CONSTANT * temperature) / pressure; // m^3/mol
  let low = high;
  while (excess(low) < 0) {
    high = low;
    low = b + (low - b) * 0.999;
  }
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2;
    if (excess(middle) < 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** Methane at 200 bar: moles in the cylinder from the molar volume of each equation of state. */
function methaneCylinder() {
  const methane: Substance = {
    criticalTemperature: 190.564,
    criticalPressure: 45.992e5,
    acentricFactor: 0.01142,
    molarMass: 16.043e-3,
  };
  const volume = 0.05; // m^3
  const pressure = 200e5; // Pa
  const temperature = 25 + 273.15; // K
  const idealVolume = (GAS_CONSTANT * temperature) / pressure; // m^3/mol
  const realVolume = vaporVolume(methane, temperature, pressure); // m^3/mol
  const mass = (molarVolume: number) => (volume / molarVolume) * methane.molarMass; // kg
  return { mI: mass(idealVolume), m: mass(realVolume) };
}

const dioxide: Substance = {
  criticalTemperature: 304.128,
  criticalPressure: 73.773e5,
  acentricFactor: 0.22394,
  molarMass: 44.01e-3,
};

/** Carbon dioxide on the vapor side: below the vapor pressure, so the largest volume counts. */
function carbonDioxide() {
  return { rho2: dioxide.molarMass / vaporVolume(dioxide, 10 + 273.15, 40e5) };
}

/** The answers by the names and in the units of the lesson. */
export const answers: Record<string, number> = { ...methaneCylinder(), ...carbonDioxide() };

/** Carbon dioxide as readers move it: every crossing by a march along the isotherm, and the stable one by areas under it. */
export function explore({ T2 = NaN, P2 = NaN }: Explored) {
  const { criticalTemperature, criticalPressure, acentricFactor: w } = dioxide;
  const temperature = T2 + 273.15; // K
  const pressure = P2 * 1e5; // Pa
  const rt = GAS_CONSTANT * temperature; // J/mol
  const rtc = GAS_CONSTANT * criticalTemperature; // J/mol
  const kappa = 0.37464 + 1.54226 * w - 0.26992 * w ** 2;
  const alpha = (1 + kappa * (1 - Math.sqrt(temperature / criticalTemperature))) ** 2;
  const a = (0.45724 * rtc ** 2 * alpha) / criticalPressure; // J m^3/mol^2
  const b = (0.0778 * rtc) / criticalPressure; // m^3/mol
  const pressureAt = (v: number) => rt / (v - b) - a / (v * (v + b) + b * (v - b)); // Pa

  const volumes: number[] = []; // m^3/mol
  let v = 1.01 * b;
  while (v < (10 * rt) / pressure) {
    const next = v * 1.0005;
    const isAbove = pressureAt(v) > pressure;
    if (pressureAt(next) > pressure !== isAbove) {
      let [low, high] = [v, next];
      for (let i = 0; i < 60; i++) {
        const middle = (low + high) / 2;
        if (pressureAt(middle) > pressure === isAbove) low = middle;
        else high = middle;
      }
      volumes.push((low + high) / 2);
    }
    v = next;
  }
  const smallest = volumes[0] ?? NaN;
  const largest = volumes.at(-1) ?? NaN;

  // Equal areas above and below the pressure mean equilibrium; more above it favors the vapor.
  const area = integral(pressureAt, smallest, largest) - pressure * (largest - smallest); // J/mol
  const stable = area > 0 ? largest : smallest;

  const fugacityCoefficient = (volume: number) => {
    const z = (pressure * volume) / rt;
    const departure = (density: number) => (pressureAt(1 / density) / (density * rt) - 1) / density;
    return Math.exp(z - 1 - Math.log(z) + integral(departure, 1e-6, 1 / volume));
  };
  return {
    roots: volumes.length,
    Zst: (pressure * stable) / rt,
    vst: stable * 1000, // L/mol
    vIdeal: (rt / pressure) * 1000, // L/mol
    phiV: fugacityCoefficient(largest),
    phiL: fugacityCoefficient(smallest),
  };
}

/** The integral of a function, by Simpson's rule. */
function integral(f: (x: number) => number, from: number, to: number): number {
  const steps = 4000;
  const h = (to - from) / steps;
  let sum = f(from) + f(to);
  for (let i = 1; i < steps; i++) sum += (i % 2 === 0 ? 2 : 4) * f(from + i * h);
  return (sum * h) / 3;
}
