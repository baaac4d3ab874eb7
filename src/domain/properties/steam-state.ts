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

/**
 * State of one kilogram of water. Only single-phase states have a heat capacity and a speed of
 * sound.
 */
export interface SteamState extends Omit<SinglePhase, 'cp' | 'w'> {
  phase: SteamPhase;
  /** Mass fraction of vapor in a saturated state. */
  x?: number;
  cp?: number;
  w?: number;
}

/** Above this pressure, region 3 is between liquid and vapor. */
export const edgePressure = saturationPressure(edgeTemperature) ?? NaN;

export function oneState(state: SinglePhase, phase: 'liquid' | 'vapor'): SteamState {
  const isBeyond = state.T > criticalTemperature && state.p > criticalPressure;
  return { ...state, phase: isBeyond ? 'supercritical' : phase };
}

export const isDense = ({ p, T }: { p: number; T: number }) =>
  T > edgeTemperature && p > borderPressure(T);

const extensive = ['v', 'u', 'h', 's'] as const;

type Extensive = Record<(typeof extensive)[number], number>;

/** Interpolates between two states. */
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

/** Removes duplicates, which occur where two curves meet. */
export function distinct(states: readonly SteamState[]): SteamState[] {
  return states.filter(
    (state, place) => !states.slice(0, place).some((other) => isSame(other, state)),
  );
}

function isSame(one: SteamState, other: SteamState): boolean {
  // Two regions have slightly different values where they meet, because each has its own equations.
  const most = isDense(one) === isDense(other) ? 1e-7 : 2e-3;
  return (['T', 'p', 'v'] as const).every(
    (name) => Math.abs(one[name] - other[name]) <= most * one[name],
  );
}
