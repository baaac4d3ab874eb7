// Second solution of content/problems/thermometer-lag.mdx, from its statement alone.

/** Simulates the reading by Runge-Kutta, bisects the time constant and the time, and runs the ramp out. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { T0 = NaN, Tb = NaN, t1 = NaN, T1 = NaN, eps = NaN, r = NaN } = given;

  /** Reading at `end` (s), from `start`, in a liquid whose temperature follows `liquid(t)`. */
  const reading = (
    tau: number,
    end: number,
    start: number,
    liquid: (t: number) => number,
  ): number => {
    const steps = 400;
    const h = end / steps;
    const rate = (t: number, T: number): number => (liquid(t) - T) / tau;
    let T = start;
    for (let i = 0; i < steps; i++) {
      const t = i * h;
      const k1 = rate(t, T);
      const k2 = rate(t + h / 2, T + (h / 2) * k1);
      const k3 = rate(t + h / 2, T + (h / 2) * k2);
      const k4 = rate(t + h, T + h * k3);
      T += (h / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
    }
    return T;
  };
  // How far the reading still is from the bath, K.
  const error = (tau: number, end: number): number =>
    Math.abs(Tb - reading(tau, end, T0, () => Tb));

  /** Place where `tooLow` turns from true to false. */
  const bisect = (tooLow: (x: number) => boolean, first: number): number => {
    let low = first;
    let high = first;
    while (!tooLow(low)) low /= 2;
    while (tooLow(high)) high *= 2;
    for (let i = 0; i < 50; i++) {
      const middle = (low + high) / 2;
      if (tooLow(middle)) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  };

  // A slower well is further from the bath at t1.
  const tau = bisect((x) => error(x, t1) < Math.abs(Tb - T1), t1); // s
  const te = bisect((t) => error(tau, t) > eps, t1); // s

  // The ramp, in K/s, for forty time constants; it starts at zero with the well in equilibrium.
  const ramp = r / 60;
  const end = 40 * tau;
  const lag = ramp * end - reading(tau, end, 0, (t) => ramp * t);
  return { te, lag };
}
