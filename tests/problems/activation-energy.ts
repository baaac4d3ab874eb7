// Second solution of content/problems/activation-energy.mdx, from its statement alone.

/** Integrates d(ln k)/dT = Ea / (R T²) numerically between the temperatures instead of using 1/T. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { T1 = NaN, k1 = NaN, T2 = NaN, k2 = NaN, T3 = NaN, R = NaN } = given;

  /** Integral of dT / T² by Simpson's rule, from and to in degC, result in 1/K. */
  const integral = (from: number, to: number): number => {
    const intervals = 2000;
    const step = (to - from) / intervals;
    let sum = 0;
    for (let i = 0; i <= intervals; i++) {
      const kelvin = from + i * step + 273.15;
      const weight = i === 0 || i === intervals ? 1 : i % 2 === 1 ? 4 : 2;
      sum += weight / (kelvin * kelvin);
    }
    return (sum * step) / 3;
  };

  const activation = (R * Math.log(k2 / k1)) / integral(T1, T2); // J/mol
  const k3 = k2 * Math.exp((activation / R) * integral(T2, T3)); // 1/min
  return { Ea: activation / 1000, k3 };
}
