// Second solution of content/problems/heat-pump-bill.mdx, from its statement alone.

/** Takes one mole of ideal gas around a reversed Carnot cycle and integrates p dV numerically. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { Ti = NaN, To = NaN, UA = NaN, phi = NaN } = given;
  const hot = Ti + 273.15; // K
  const cold = To + 273.15; // K
  const gasConstant = 8.314462618; // J/(mol K), cancels
  const gamma = 5 / 3; // any value will do, cancels too

  /** Work done by the gas, in J/mol, along a path T(V), by Simpson's rule in ln V. */
  const work = (from: number, to: number, temperature: (volume: number) => number): number => {
    const intervals = 2000;
    const step = Math.log(to / from) / intervals;
    let sum = 0;
    for (let i = 0; i <= intervals; i++) {
      const volume = from * Math.exp(i * step);
      const weight = i === 0 || i === intervals ? 1 : i % 2 === 1 ? 4 : 2;
      sum += weight * gasConstant * temperature(volume); // p V = R T, and p dV = p V d ln V
    }
    return (sum * step) / 3;
  };
  const adiabat =
    (startTemperature: number, startVolume: number) =>
    (volume: number): number =>
      startTemperature * Math.pow(startVolume / volume, gamma - 1);

  // Volumes of the four corners, relative to the first
  const squeeze = Math.pow(cold / hot, 1 / (gamma - 1)); // adiabatic, from cold to hot
  const v1 = 1;
  const v2 = 3 * v1; // cold isothermal expansion, takes heat from the air outside
  const v3 = v2 * squeeze; // adiabatic compression
  const v4 = v1 * squeeze; // hot isothermal compression, gives heat to the house

  const hotLeg = work(v3, v4, () => hot); // J/mol, isothermal: heat equals work
  const byGas =
    work(v1, v2, () => cold) +
    work(v2, v3, adiabat(cold, v2)) +
    hotLeg +
    work(v4, v1, adiabat(hot, v4));
  const carnot = hotLeg / byGas; // both negative: heat given off over work put in

  const loss = UA * (hot - cold); // kW
  const realCop = (carnot * phi) / 100; // phi comes in percent
  return { COPc: carnot, W: loss / realCop };
}
