// Second calculation of the worked examples in content/lessons/firstlaw.mdx, from their statements
// alone.

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
