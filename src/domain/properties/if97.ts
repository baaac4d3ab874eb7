import {
  idealTerms,
  liquidTerms,
  residualTerms,
  saturationTerms,
  type Term,
} from './if97-coefficients.ts';

/** Properties of one kilogram of water in a single phase, in SI units: J, Pa, K and m³. */
export interface SinglePhase {
  p: number;
  T: number;
  v: number;
  u: number;
  h: number;
  s: number;
  cp: number;
  /** Speed of sound. */
  w: number;
}

export const lowestTemperature = 273.15;
export const highestTemperature = 1073.15;
export const highestPressure = 100e6;
export const criticalTemperature = 647.096;
export const criticalPressure = 22.064e6;
/**
 * Up to this temperature, regions 1 and 2 cover liquid and vapor. Above it, region 3 covers dense
 * steam.
 */
export const edgeTemperature = 623.15;

export const gasConstant = 461.526;

/** A sum of terms n · a^i · b^j, with its derivatives. */
interface Sum {
  g: number;
  a: number;
  aa: number;
  b: number;
  bb: number;
  ab: number;
}

export function sumOf(terms: readonly Term[], a: number, b: number): Sum {
  const sum = { g: 0, a: 0, aa: 0, b: 0, bb: 0, ab: 0 };
  for (const [i, j, n] of terms) {
    const term = n * a ** i * b ** j;
    sum.g += term;
    sum.a += term * i;
    sum.aa += term * i * (i - 1);
    sum.b += term * j;
    sum.bb += term * j * (j - 1);
    sum.ab += term * i * j;
  }
  // Divides once instead of in every term, because a search calls this function thousands of times.
  return {
    g: sum.g,
    a: sum.a / a,
    aa: sum.aa / a ** 2,
    b: sum.b / b,
    bb: sum.bb / b ** 2,
    ab: sum.ab / (a * b),
  };
}

/**
 * Computes properties from the Gibbs energy and its derivatives with respect to pi (a) and tau (b).
 */
function fromGibbs(p: number, T: number, [pi, tau]: [number, number], sum: Sum): SinglePhase {
  const RT = gasConstant * T;
  const mixed = (sum.a - tau * sum.ab) ** 2;
  return {
    p,
    T,
    v: (RT / p) * pi * sum.a,
    u: RT * (tau * sum.b - pi * sum.a),
    h: RT * tau * sum.b,
    s: gasConstant * (tau * sum.b - sum.g),
    cp: -gasConstant * tau ** 2 * sum.bb,
    w: Math.sqrt((RT * sum.a ** 2) / (mixed / (tau ** 2 * sum.bb) - sum.aa)),
  };
}

/** Region 1: liquid up to 350 °C. */
export function liquid(p: number, T: number): SinglePhase {
  const [pi, tau] = [p / 16.53e6, 1386 / T];
  const sum = sumOf(liquidTerms, 7.1 - pi, tau - 1.222);
  return fromGibbs(p, T, [pi, tau], { ...sum, a: -sum.a, ab: -sum.ab });
}

/** Region 2: vapor, and steam above the border to region 3. */
export function vapor(p: number, T: number): SinglePhase {
  const [pi, tau] = [p / 1e6, 540 / T];
  const ideal = sumOf(idealTerms, 1, tau);
  const sum = sumOf(residualTerms, pi, tau - 0.5);
  return fromGibbs(p, T, [pi, tau], {
    g: Math.log(pi) + ideal.g + sum.g,
    a: 1 / pi + sum.a,
    aa: -1 / pi ** 2 + sum.aa,
    b: ideal.b + sum.b,
    bb: ideal.bb + sum.bb,
    ab: sum.ab,
  });
}

const [n1, n2, n3, n4, n5, n6, n7, n8, n9, n10] = saturationTerms;

/** Region 4: saturation pressure from 0 °C to the critical point. */
export function saturationPressure(T: number): number | undefined {
  if (!(T >= lowestTemperature && T <= criticalTemperature)) return undefined;
  const t = T + n9 / (T - n10);
  const a = t ** 2 + n1 * t + n2;
  const b = n3 * t ** 2 + n4 * t + n5;
  const c = n6 * t ** 2 + n7 * t + n8;
  return 1e6 * ((2 * c) / (-b + Math.sqrt(b ** 2 - 4 * a * c))) ** 4;
}

export function saturationTemperature(p: number): number | undefined {
  if (!(p >= lowestBoilingPressure && p <= criticalPressure)) return undefined;
  const b = (p / 1e6) ** 0.25;
  const e = b ** 2 + n3 * b + n6;
  const f = n1 * b ** 2 + n4 * b + n7;
  const g = n2 * b ** 2 + n5 * b + n8;
  const d = (2 * g) / (-f - Math.sqrt(f ** 2 - 4 * e * g));
  return (n10 + d - Math.sqrt((n10 + d) ** 2 - 4 * (n9 + n10 * d))) / 2;
}

const lowestBoilingPressure = saturationPressure(lowestTemperature) ?? NaN;

/** Coefficients for the border between regions 2 and 3, from table 1 of the release. */
const [c, b, a] = [348.05185628969e6, -1.1671859879975e6, 0.0010192970039326e6];

/** Pressure above which region 3 begins, for temperatures above 350 °C. */
export const borderPressure = (T: number) => c + b * T + a * T ** 2;

/** Temperature below which region 3 begins, for pressures above 16.53 MPa. */
export const borderTemperature = (p: number) =>
  (-b + Math.sqrt(b ** 2 - 4 * a * (c - p))) / (2 * a);
