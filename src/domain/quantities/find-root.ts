/**
 * Finds a zero of a function between two bounds. Returns undefined unless the sign changes between
 * them. Each step bisects the bracket or interpolates the last three points with an inverse
 * quadratic, whichever is safe, until the bracket can't get smaller (Chandrupatla, Advances in
 * Engineering Software 28, 1997).
 */
export function findRoot(f: (x: number) => number, from: number, to: number): number | undefined {
  // `a` is the latest point, and `b` is the other end of the bracket.
  let [a, b] = [from, to];
  let [fa, fb] = [f(a), f(b)];
  if (fa === 0) return a;
  if (fb === 0) return b;
  if (!(fa * fb < 0)) return undefined;
  let share = 0.5;
  for (let step = 0; step < 200; step += 1) {
    const x = a + share * (b - a);
    if (x === a || x === b) break;
    const fx = f(x);
    if (fx === 0) return x;
    // The point that leaves the bracket becomes the third point of the parabola.
    const isSameSide = fx > 0 === fa > 0;
    const [c, fc] = isSameSide ? [a, fa] : [b, fb];
    if (!isSameSide) [b, fb] = [a, fa];
    [a, fa] = [x, fx];
    // Half the distance between adjacent floating-point numbers, as a fraction of the bracket.
    const least =
      (Number.EPSILON * Math.abs(Math.abs(fa) < Math.abs(fb) ? a : b)) / Math.abs(b - a);
    if (least > 0.5) break;
    const xi = (a - b) / (c - b);
    const phi = (fa - fb) / (fc - fb);
    const isSafe = phi ** 2 < xi && (1 - phi) ** 2 < 1 - xi;
    const parabola =
      (fa / (fb - fa)) * (fc / (fb - fc)) +
      (((c - a) / (b - a)) * (fa / (fc - fa)) * fb) / (fc - fb);
    share = Math.min(1 - least, Math.max(least, isSafe ? parabola : 0.5));
  }
  return Math.abs(fa) < Math.abs(fb) ? a : b;
}
