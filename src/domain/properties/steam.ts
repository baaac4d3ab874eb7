import {
  borderTemperature,
  criticalPressure,
  criticalTemperature,
  edgeTemperature,
  highestPressure,
  highestTemperature,
  liquid,
  lowestTemperature,
  saturationPressure,
  vapor,
} from './if97.ts';
import { distinct, edgePressure, isDense, oneState, type SteamState } from './steam-state.ts';
import {
  statesAlong,
  isobar,
  isotherm,
  constantLevel,
  lowestPressure,
  constantQuality,
  type PropertyValue,
} from './steam-curves.ts';

/** Given properties, per kilogram and in SI units. Two of them determine the state. */
export type SteamGiven = Partial<Record<Given, number>>;
type Given = PropertyValue['name'];

/** Reason why there's no state. steam-words.ts has the messages. */
export type SteamProblem =
  | ('not two' | 'pressure' | 'temperature' | 'quality')
  | ('dense' | 'near critical' | 'saturated' | 'several' | 'no state');

type Refusal = Exclude<SteamProblem, 'several'>;

/** If several states fit, includes all of them. */
export type SteamAnswer =
  { state: SteamState } | { problem: Refusal } | { problem: 'several'; fitting: SteamState[] };

/**
 * Computes states in region 3 and wet states above 350 °C. Passed in by full-range-steam.ts,
 * because many pages don't need this code.
 */
export interface DenseSteam {
  at: (p: number, T: number, isVapor: boolean) => SteamState;
  /** Finds states with two given properties. Also gets the matching states of other regions. */
  statesWith: (
    fixed: PropertyValue,
    target: PropertyValue,
    others: readonly SteamState[],
  ) => SteamState[];
}

/** Computes the state of water or steam from two of p, T, v, h, s and x. */
export function steam(given: SteamGiven, dense?: DenseSteam): SteamAnswer {
  const { p, T } = given;
  const names = namesOf(given);
  const [first, second] = names;
  if (first === undefined || second === undefined || names.length > 2) {
    return { problem: 'not two' };
  }
  const outside = rangeProblem(given);
  if (outside) return { problem: outside };
  if (p !== undefined && T !== undefined) return fromPressureAndTemperature(p, T, dense);
  if (!dense && isDenseBoiling(given)) return { problem: 'dense' };
  const fixed = { name: first, value: given[first] ?? NaN };
  const target = { name: second, value: given[second] ?? NaN };
  const others = statesWith(fixed, target);
  const states = distinct([...others, ...(dense?.statesWith(fixed, target, others) ?? [])]);
  const [state] = states;
  if (!state) {
    return { problem: !dense && isInRegion3(given, second) ? 'dense' : 'no state' };
  }
  return states.length > 1 ? { problem: 'several', fitting: states } : { state };
}

/**
 * Names of the given properties. p and T come first, because searches keep the first one constant.
 */
const namesOf = (given: SteamGiven) =>
  (['p', 'T', 'x', 's', 'h', 'v'] as const).filter((name) => given[name] !== undefined);

function rangeProblem({ p = 1e5, T = 300, x = 0, ...others }: SteamGiven): Refusal | undefined {
  if (!(p >= lowestPressure && p <= highestPressure)) return 'pressure';
  if (!(T >= lowestTemperature && T <= highestTemperature)) return 'temperature';
  if (!(x >= 0 && x <= 1)) return 'quality';
  return Object.values(others).every(Number.isFinite) ? undefined : 'no state';
}

function fromPressureAndTemperature(p: number, T: number, dense?: DenseSteam): SteamAnswer {
  const boiling = saturationPressure(T) ?? Infinity;
  const isVapor = p < boiling;
  if (isDense({ p, T }) && !dense) return { problem: 'dense' };
  // On the saturation line, liquid and vapor have the same pressure and temperature.
  if (Math.abs(p / boiling - 1) < 1e-9) return { problem: 'saturated' };
  if (dense && isDense({ p, T })) return { state: dense.at(p, T, isVapor) };
  return { state: isVapor ? oneState(vapor(p, T), 'vapor') : oneState(liquid(p, T), 'liquid') };
}

function statesWith(fixed: PropertyValue, target: PropertyValue): SteamState[] {
  const { name, value } = fixed;
  switch (name) {
    case 'p':
      // Along an isobar, h and s increase with temperature. Below 4 °C, v doesn't.
      return isobar(value).flatMap((curve) =>
        statesAlong(curve, target, target.name === 'v' ? 32 : 1),
      );
    case 'T':
      return isotherm(value).flatMap((curve) =>
        statesAlong(curve, target, target.name === 'x' ? 1 : 32),
      );
    case 'x':
      return statesAlong(constantQuality(value), target, 64);
    default:
      // At constant entropy or enthalpy, all other properties are monotonic in pressure.
      return constantLevel(name as 'h' | 's', value).flatMap((curve) =>
        statesAlong(curve, target, 8, false),
      );
  }
}

/**
 * Checks for a given quality at a pressure or temperature at which only region 3 has two phases.
 */
const isDenseBoiling = ({ p = 0, T = 0, x }: SteamGiven) =>
  x !== undefined &&
  p <= criticalPressure &&
  T <= criticalTemperature &&
  (p > edgePressure || T > edgeTemperature);

function isInRegion3(given: SteamGiven, name: Given): boolean {
  const { p = 0 } = given;
  const target = given[name] ?? NaN;
  if (p <= edgePressure || name === 'x') return false;
  const below = liquid(p, edgeTemperature)[name as 'h'];
  const above = vapor(p, borderTemperature(p))[name as 'h'];
  return target > below && target < above;
}
