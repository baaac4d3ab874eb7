import { findRoot } from '../quantities/find-root.ts';
import { denseLogarithm, denseTerms } from './if97-coefficients.ts';
import { criticalTemperature, gasConstant, sumOf, type SinglePhase } from './if97.ts';

/** Region 3: computes dense steam from density and temperature, with the Helmholtz energy. */
export function dense(density: number, T: number): SinglePhase {
  const [delta, tau, RT] = [density / criticalDensity, criticalTemperature / T, gasConstant * T];
  const sum = sumOf(denseTerms, delta, tau);
  const compression = delta * sum.a + denseLogarithm;
  const heat = tau ** 2 * sum.bb;
  const mixed = (compression - delta * tau * sum.ab) ** 2;
  const stiffness = delta * (2 * sum.a + delta * sum.aa) + denseLogarithm;
  return {
    p: density * RT * compression,
    T,
    v: 1 / density,
    u: RT * tau * sum.b,
    h: RT * (tau * sum.b + compression),
    s: gasConstant * (tau * sum.b - sum.g - denseLogarithm * Math.log(delta)),
    cp: gasConstant * (mixed / stiffness - heat),
    w: Math.sqrt(RT * (stiffness - mixed / heat)),
  };
}

/** Range of densities in region 3, in kg/m³. */
export const leastDensity = 100;
export const greatestDensity = 800;
export const criticalDensity = 322;

/**
 * A density inside the loop that an isotherm of the equation has below the critical temperature.
 * From vapor to liquid, the pressure rises above the saturation pressure, falls below it, and rises
 * again. The density is close to the maximum for vapor and to the minimum for liquid, so the search
 * for a phase can stop there.
 */
export const innerDensity = (T: number, isVapor: boolean) =>
  criticalDensity + (isVapor ? -35 : 35) * Math.sqrt(criticalTemperature - T);

/**
 * Region 3: computes dense steam from pressure and temperature. Below the critical temperature,
 * `isVapor` selects the phase.
 */
export function denseAt(p: number, T: number, isVapor: boolean): SinglePhase {
  const hasLoop = T < criticalTemperature;
  const from = hasLoop && !isVapor ? innerDensity(T, false) : leastDensity;
  const to = hasLoop && isVapor ? innerDensity(T, true) : greatestDensity;
  const density = findRoot((place) => dense(place, T).p - p, from, to);
  // Within 0.001 K of the critical temperature, rounding hides the loop, and both phases are the
  // same.
  const isLost = Math.abs(T - criticalTemperature) < 0.001;
  return { ...dense(density ?? (isLost ? criticalDensity : NaN), T), p };
}
