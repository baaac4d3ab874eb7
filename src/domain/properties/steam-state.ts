import {
  borderPressure,
  criticalPressure,
  criticalTemperature,
  edgeTemperature,
  saturationPressure,
  type SinglePhase,
} from './if97.ts';

type SteamPhase =
  'liquid' | 'saturated liquid' | 'wet' | 'saturated vapor' | 'vapor' | 'supercritical';

/** One kilogram of water at rest. Only one phase has a heat capacity and a speed of sound. */
export interface SteamState extends Omit<SinglePhase, 'cp' | 'w'> {
  phase: SteamPhase;
  /** The vapor's share of the mass, where liquid and vapor can be together. */
  x?: number;
  cp?: number;
  w?: number;
}

/** Above this pressure, region 3 lies between liquid and vapor. */
export const edgePressure = saturationPressure(edgeTemperature) ?? NaN;

export function oneState(state: SinglePhase, phase: 'liquid' | 'vapor'): SteamState {
  const isBeyond = state.T > criticalTemperature && state.p > criticalPressure;
  return { ...state, phase: isBeyond ? 'supercritical' : phase };
}

/** Whether a state is region 3's, boiling or not. */
export const isDense = ({ p, T }: { p: number; T: number }) =>
  T > edgeTemperature && p > borderPressure(T);

const extensive = ['v', 'u', 'h', 's'] as const;

type Extensive = Record<(typeof extensive)[number], number>;

/** What lies between two states in proportion to its share of the second. */
export function between(low: Extensive, high: Extensive, fraction: number): Extensive {
  const [v = NaN, u = NaN, h = NaN, s = NaN] = extensive.map(
    (name) => low[name] + fraction * (high[name] - low[name]),
  );
  return { v, u, h, s };
}

export const mixture = (low: SinglePhase, high: SinglePhase, x: number): SteamState => ({
  phase: x === 0 ? 'saturated liquid' : x === 1 ? 'saturated vapor' : 'wet',
  p: low.p,
  T: low.T,
  x,
  ...between(low, high, x),
});

/** One of each: where two ways meet, both find the same state. */
export function distinct(states: readonly SteamState[]): SteamState[] {
  return states.filter(
    (state, place) => !states.slice(0, place).some((other) => isSame(other, state)),
  );
}

function isSame(one: SteamState, other: SteamState): boolean {
  // Where two regions overlap, both have a state with these values, off by what the regions differ.
  const most = isDense(one) === isDense(other) ? 1e-7 : 2e-3;
  return (['T', 'p', 'v'] as const).every(
    (name) => Math.abs(one[name] - other[name]) <= most * one[name],
  );
}
