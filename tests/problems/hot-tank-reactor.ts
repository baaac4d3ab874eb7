// Second solution of content/problems/hot-tank-reactor.mdx, from its statement alone.

/** In SI: bisects T on enthalpy, integrates Arrhenius' d ln k/dT, bisects V on moles of A. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { v0 = NaN, CA0 = NaN, T0 = NaN, X = NaN, dH = NaN, rho = NaN } = given;
  const { cp = NaN, kr = NaN, Tr = NaN, Ea = NaN, R = NaN } = given;
  const flow = v0 / 1000 / 60; // m^3/s
  const feedConcentration = CA0 * 1000; // mol/m^3
  const feedTemperature = T0 + 273.15; // K
  const labTemperature = Tr + 273.15; // K
  const activation = (Ea * 1000) / R; // K

  const bisect = (excess: (x: number) => number, from: number, to: number): number => {
    let low = from; // excess < 0 here
    let high = to; // excess > 0 here
    for (let i = 0; i < 200; i++) {
      const middle = (low + high) / 2;
      if (excess(middle) < 0) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  };

  // Enthalpy in W: what the stream carries off, less what the reaction gives off
  const reacted = flow * feedConcentration * X; // mol/s
  const heatReleased = -dH * 1000 * reacted; // W
  const temperature = bisect(
    (trial) => flow * rho * cp * 1000 * (trial - feedTemperature) - heatReleased,
    1,
    3000,
  );

  // ln k from the lab's temperature to the tank's, Runge-Kutta (the slope depends on T alone)
  const steps = 400;
  const step = (temperature - labTemperature) / steps; // K
  const slope = (t: number): number => activation / (t * t); // 1/K
  let logRate = Math.log(kr / 60); // k in 1/s
  for (let i = 0; i < steps; i++) {
    const t = labTemperature + i * step;
    logRate += (step / 6) * (slope(t) + 4 * slope(t + step / 2) + slope(t + step));
  }
  const rateConstant = Math.exp(logRate); // 1/s

  // Moles of A in mol/s: what disappears in a volume exp(logVolume) m^3, less what must
  const outletConcentration = feedConcentration * (1 - X); // mol/m^3
  const logVolume = bisect(
    (trial) => rateConstant * outletConcentration * Math.exp(trial) - reacted,
    -40,
    40,
  );
  return {
    T: temperature - 273.15, // degC
    k: rateConstant * 60, // 1/min
    V: Math.exp(logVolume) * 1000, // L
  };
}
