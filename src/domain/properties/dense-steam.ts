import {
  borderPressure,
  borderTemperature,
  criticalTemperature,
  edgeTemperature,
  highestPressure,
  liquid,
  saturationPressure,
  saturationTemperature,
  vapor,
} from './if97.ts';
import { criticalDensity, dense, denseAt } from './if97-dense.ts';
import { between, edgePressure, mixture, oneState, type SteamState } from './steam-state.ts';
import type { StateCurve } from './steam-curves.ts';

/**
 * State of region 3 at a density and temperature. Counts as vapor above the critical temperature.
 */
export const denseState = (density: number, T: number) =>
  oneState(
    dense(density, T),
    T <= criticalTemperature && density > criticalDensity ? 'liquid' : 'vapor',
  );

/** State of region 3 at a pressure and temperature. */
export const denseStateAt = (p: number, T: number, isVapor: boolean): SteamState => ({
  ...denseState(1 / denseAt(p, T, isVapor).v, T),
  p,
});

/** States of region 3 at a given pressure. The wet states come first. */
export function denseIsobar(p: number): StateCurve[] {
  if (p <= edgePressure) return [];
  const [from, to] = [edgeTemperature, borderTemperature(p)];
  const boiling = saturationTemperature(p);
  const at = (isVapor: boolean) => (T: number) => denseStateAt(p, T, isVapor);
  const within =
    boiling === undefined
      ? [{ from, to, at: at(false) }]
      : [
          wet(p, boiling),
          { from, to: boiling, at: at(false) },
          { from: boiling, to, at: at(true) },
        ];
  return [...within, seam(liquidSeam(p)), seam(vaporSeam(p))];
}

/** States of region 3 at a given temperature, as a function of density. */
export function denseIsotherm(T: number): StateCurve[] {
  const least = borderPressure(T);
  if (T <= edgeTemperature || least >= highestPressure) return [];
  const boiling = saturationPressure(T);
  const curve = (first: number, last: number, isVapor: boolean): StateCurve => ({
    from: 1 / denseAt(first, T, isVapor).v,
    to: 1 / denseAt(last, T, isVapor).v,
    at: (density) => denseState(density, T),
  });
  const within =
    boiling === undefined
      ? [curve(least, highestPressure, true)]
      : [wet(boiling, T), curve(boiling, highestPressure, false), curve(least, boiling, true)];
  return [...within, seam(vaporSeam(least, T))];
}

/** States with a given quality above 350 °C, as a function of temperature. */
export const denseQuality = (x: number): StateCurve[] => [
  {
    from: edgeTemperature,
    to: criticalTemperature,
    at: (T) => mixture(...saturatedPhases(T), x),
  },
  seam([mixture(...edgePhases, x), mixture(...saturatedPhases(edgeTemperature), x)]),
];

/** Saturated liquid and vapor at a temperature, from the equation of region 3. */
export function saturatedPhases(T: number, p = saturationPressure(T) ?? NaN) {
  return [denseAt(p, T, false), denseAt(p, T, true)] as const;
}

function wet(p: number, T: number): StateCurve {
  const ends = saturatedPhases(T, p);
  return { from: 0, to: 1, at: (x) => mixture(...ends, x) };
}

/** A state on the border of two regions, from the equation of each region. */
type Seam = readonly [SteamState, SteamState];

/**
 * Interpolates between both states on a border. They differ in the fifth digit, so a given enthalpy
 * can be between them.
 */
export const seam = ([one, other]: Seam): StateCurve => ({
  from: 0,
  to: 1,
  at: (fraction) => ({ ...one, ...between(one, other, fraction) }),
});

/** The border between regions 1 and 3 at 350 °C. */
export const liquidSeam = (p: number): Seam => [
  oneState(liquid(p, edgeTemperature), 'liquid'),
  denseStateAt(p, edgeTemperature, false),
];

/** The border between regions 2 and 3. */
export const vaporSeam = (p: number, T = borderTemperature(p)): Seam => [
  oneState(vapor(p, T), 'vapor'),
  denseStateAt(p, T, true),
];

/** Saturated liquid and vapor at 350 °C, from the equations of regions 1 and 2. */
export const edgePhases = [
  liquid(edgePressure, edgeTemperature),
  vapor(edgePressure, edgeTemperature),
] as const;
