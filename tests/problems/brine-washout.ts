// Second solution of content/problems/brine-washout.mdx, from its statement alone.

/** Marches the salt balance of the tank in time (Runge-Kutta) and bisects the last step. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { V = NaN, q = NaN, C0 = NaN, C1 = NaN, Cf = NaN } = given;
  const liters = V * 1000;

  /** Salt that enters minus salt that overflows, per volume of the tank, in g/(L min). */
  const rate = (C: number): number => (q * Cf - q * C) / liters;
  const advance = (C: number, step: number): number => {
    const a = rate(C);
    const b = rate(C + (step / 2) * a);
    const c = rate(C + (step / 2) * b);
    const d = rate(C + step * c);
    return C + (step / 6) * (a + 2 * b + 2 * c + d);
  };

  const step = liters / q / 500; // min
  let time = 0;
  let C = C0; // g/L
  for (let i = 0; i < 1_000_000; i++) {
    const next = advance(C, step);
    if (next <= C1) {
      let low = 0;
      let high = step;
      for (let j = 0; j < 80; j++) {
        const middle = (low + high) / 2;
        if (advance(C, middle) > C1) low = middle;
        else high = middle;
      }
      return { t: time + (low + high) / 2 };
    }
    C = next;
    time += step;
  }
  return { t: NaN };
}
