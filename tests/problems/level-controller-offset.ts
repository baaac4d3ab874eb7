// Second solution of content/problems/level-controller-offset.mdx, from its statement alone.

/** Simulates the P loop and times 63.2 % of its response; bisects tauI on the PI loop's matrix. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { D = NaN, hs = NaN, qs = NaN, Kc = NaN, dq = NaN, zeta = NaN } = given;
  const area = (Math.PI * D * D) / 4; // m^2
  const valveSpan = qs / 1000; // m^3/min
  const disturbance = dq / 1000; // m^3/min

  /** Change of the outflow in m^3/min when the controller sees this error in percent. */
  const outflow = (error: number): number => ((Kc * error) / 100) * valveSpan;
  const percent = (level: number): number => (level / hs) * 100;
  /** Rate of the level in m/min; the level counts from the set point. */
  const rate = (level: number): number => (disturbance - outflow(percent(level))) / area;

  // (a), (b): Runge-Kutta until the level has stopped
  const step = ((area * hs) / valveSpan / (1 + Kc)) * 1e-3; // min, small in any case
  const levels = [0];
  let level = 0; // m
  while (Math.abs(rate(level)) > 1e-11 * Math.abs(rate(0)) && levels.length < 5e6) {
    const a = rate(level);
    const b = rate(level + (step / 2) * a);
    const c = rate(level + (step / 2) * b);
    const d = rate(level + step * c);
    level += (step / 6) * (a + 2 * b + 2 * c + d);
    levels.push(level);
  }
  const target = level * (1 - Math.exp(-1)); // m
  const after = levels.findIndex((reached) => Math.abs(reached) >= Math.abs(target));
  const { [after - 1]: below = NaN, [after]: above = NaN } = levels;
  const timeConstant = (after - 1 + (target - below) / (above - below)) * step; // min

  // (c): states are level (m) and integral of the error (% min); s^2 - trace s + determinant
  const damping = (integralTime: number): number => {
    const levelByLevel = -outflow(percent(1)) / area; // 1/min
    const levelByIntegral = -outflow(1 / integralTime) / area; // m/min per % min
    const integralByLevel = percent(1); // %/m
    const determinant = -levelByIntegral * integralByLevel; // 1/min^2
    return -levelByLevel / (2 * Math.sqrt(determinant));
  };
  let low = -30;
  let high = 30; // ln of tauI in min; the damping grows with tauI
  for (let i = 0; i < 200; i++) {
    const middle = (low + high) / 2;
    if (damping(Math.exp(middle)) < zeta) low = middle;
    else high = middle;
  }
  return { tau: timeConstant, off: level * 100, tauI: Math.exp((low + high) / 2) };
}
