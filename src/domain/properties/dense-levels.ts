import { findRoot } from '../quantities/find-root.ts';
import {
  denseState,
  edgePhases,
  liquidSeam,
  saturatedPhases,
  seam,
  vaporSeam,
} from './dense-steam.ts';
import { findRoots } from './find-roots.ts';
import {
  borderTemperature,
  criticalTemperature,
  edgeTemperature,
  highestPressure,
  saturationPressure,
  type SinglePhase,
} from './if97.ts';
import {
  criticalDensity,
  dense,
  greatestDensity,
  innerDensity,
  leastDensity,
} from './if97-dense.ts';
import { edgePressure, isDense, mixture, type SteamState } from './steam-state.ts';
import { statesAlong, type PropertyValue, type StateCurve } from './steam-curves.ts';

/** A given entropy or enthalpy. */
export interface Level {
  name: 'h' | 's';
  value: number;
}

/** Position of a given value between two states, as a fraction. */
const fractionOf = (
  { name, value }: Level,
  one: Pick<SinglePhase, 'h' | 's'>,
  other: Pick<SinglePhase, 'h' | 's'>,
) => (value - one[name]) / (other[name] - one[name]);

const isFraction = (fraction: number) => fraction >= -1e-6 && fraction <= 1 + 1e-6;

/**
 * Wet states above 350 °C with a given entropy or enthalpy, as a function of temperature, up to the
 * point where one phase disappears.
 */
export function wetLevel(level: Level): StateCurve[] {
  const from = edgeTemperature;
  if (!isFraction(fractionOf(level, ...saturatedPhases(from)))) return [];
  const { name, value } = level;
  const side = value < dense(criticalDensity, criticalTemperature)[name] ? 0 : 1;
  const to = findRoot((T) => saturatedPhases(T)[side][name] - value, from, criticalTemperature);
  const at = (T: number) => {
    const ends = saturatedPhases(T);
    return mixture(...ends, Math.min(1, Math.max(0, fractionOf(level, ...ends))));
  };
  return [{ from, to: to ?? from, at }];
}

/** States of region 3 with a given entropy or enthalpy and another property: h, s or v. */
export function denseStatesAtLevel(level: Level, target: PropertyValue): SteamState[] {
  const found =
    target.name === 'v'
      ? [atDensity(1 / target.value, level)]
      : statesAlong(denseLevel(level), target, 8, false);
  return found.filter((state) => state !== undefined).filter(isStable);
}

/** Slightly larger than the temperature range of region 3, so that its borders are inside. */
const [coldest, hottest] = [edgeTemperature - 1, borderTemperature(highestPressure) + 1];

/**
 * State with a given density and a given entropy or enthalpy. In this region, both increase with
 * temperature.
 */
function atDensity(density: number, { name, value }: Level): SteamState | undefined {
  const T = findRoot((place) => dense(density, place)[name] - value, coldest, hottest);
  return T === undefined ? undefined : denseState(density, T);
}

/** States of region 3 with a given entropy or enthalpy, as a function of density. */
function denseLevel(level: Level): StateCurve {
  const placeAt = (T: number) =>
    findRoot((place) => dense(place, T)[level.name] - level.value, leastDensity, greatestDensity);
  return {
    from: placeAt(edgeTemperature) ?? leastDensity,
    to: placeAt(hottest - 1) ?? greatestDensity,
    at: (density) => atDensity(density, level),
  };
}

/**
 * Checks that the equation of region 3 is valid: inside the borders and outside the two-phase
 * region.
 */
function isStable({ p, T, v }: SteamState): boolean {
  // Accept states on the border despite floating-point error.
  const [above, below] = [p * (1 + 1e-9), p * (1 - 1e-9)];
  if (below > highestPressure || !isDense({ p: above, T: T * (1 + 1e-12) })) return false;
  const boiling = saturationPressure(T);
  // Close to the critical point, rounding decides whether a state is saturated. `fullRangeSteam`
  // rejects these states.
  if (boiling === undefined || criticalTemperature - T < 0.02) return true;
  return v < 1 / criticalDensity
    ? above >= boiling && 1 / v >= innerDensity(T, false)
    : below <= boiling && 1 / v <= innerDensity(T, true);
}

/** States in the gaps between the equation of region 3 and those of adjacent regions. */
export const levelSeams = (level: Level): StateCurve[] => [
  ...borderSeams(level, liquidSeam),
  ...borderSeams(level, vaporSeam),
  ...edgeSeam(level),
];

/**
 * States on a border with a given entropy or enthalpy, as a function of the logarithm of pressure.
 * They're between the pressures at which the equations of the two regions reach that value.
 */
function borderSeams(level: Level, border: typeof liquidSeam): StateCurve[] {
  const [from, to] = [Math.log(edgePressure), Math.log(highestPressure)];
  const places = ([0, 1] as const)
    .flatMap((side) =>
      findRoots((place) => border(Math.exp(place))[side][level.name] - level.value, from, to, 16),
    )
    .toSorted((a, b) => a - b);
  const at = (place: number) => {
    const both = border(Math.exp(place));
    const fraction = fractionOf(level, ...both);
    return isFraction(fraction) ? seam(both).at(fraction) : undefined;
  };
  return places.slice(1).map((end, place) => ({ from: places[place] ?? NaN, to: end, at }));
}

/** Wet steam at 350 °C, between the values from regions 1 and 2 and those from region 3. */
function edgeSeam(level: Level): StateCurve[] {
  const [one, other] = [edgePhases, saturatedPhases(edgeTemperature)].map((ends) =>
    mixture(...ends, fractionOf(level, ...ends)),
  );
  return one?.x !== undefined && other && isFraction(one.x) ? [seam([one, other])] : [];
}
