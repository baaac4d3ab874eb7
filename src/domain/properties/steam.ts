import { findRoots } from './find-roots.ts';
import {
  borderPressure,
  borderTemperature,
  criticalPressure,
  criticalTemperature,
  edgeTemperature,
  highestPressure,
  highestTemperature,
  liquid,
  lowestTemperature,
  saturationPressure,
  saturationTemperature,
  vapor,
  type SinglePhase,
} from './if97.ts';

/** What can be given of a state: two of these tell the others. SI units, for one kilogram. */
export type SteamGiven = Partial<Record<Given, number>>;
type Given = 'p' | 'T' | 'v' | 'h' | 's' | 'x';

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

/** Why there's no state; steam-words.ts says it in words. */
export type SteamProblem =
  | ('not two' | 'pressure' | 'temperature' | 'quality')
  | ('near critical' | 'saturated' | 'several' | 'no state');

type Refusal = Exclude<SteamProblem, 'several'>;

/** A state; or why there's none, and the states that fit if there are several. */
export type SteamAnswer =
  { state: SteamState } | { problem: Refusal } | { problem: 'several'; fitting: SteamState[] };

/** Lower pressures are allowed by the release, but the searches have to begin somewhere. */
const lowestPressure = 1;

const edgePressure = saturationPressure(edgeTemperature) ?? NaN;

/** The state of water or steam from two of p, T, v, h, s and x; a problem instead of a guess. */
export function steam(given: SteamGiven): SteamAnswer {
  const { p, T, x } = given;
  const names = namesOf(given);
  const [first, second] = names;
  if (first === undefined || second === undefined || names.length > 2) {
    return { problem: 'not two' };
  }
  const outside = rangeProblem(given);
  if (outside) return { problem: outside };
  if (p !== undefined && T !== undefined) return fromPressureAndTemperature(p, T);
  if (x !== undefined && (p ?? 0) <= criticalPressure && (T ?? 0) <= criticalTemperature) {
    if ((p ?? 0) > edgePressure || (T ?? 0) > edgeTemperature) return { problem: 'near critical' };
  }
  const states = distinct(statesWith(given, first, second));
  const [state] = states;
  if (!state) return { problem: isInTheHole(given, second) ? 'near critical' : 'no state' };
  return states.length > 1 ? { problem: 'several', fitting: states } : { state };
}

/** The names that are given: p and T first, because along one of them everything else is found. */
const namesOf = (given: SteamGiven) =>
  (['p', 'T', 'x', 's', 'h', 'v'] as const).filter((name) => given[name] !== undefined);

function rangeProblem({ p = 1e5, T = 300, x = 0, ...others }: SteamGiven): Refusal | undefined {
  if (!(p >= lowestPressure && p <= highestPressure)) return 'pressure';
  if (!(T >= lowestTemperature && T <= highestTemperature)) return 'temperature';
  if (!(x >= 0 && x <= 1)) return 'quality';
  return Object.values(others).every(Number.isFinite) ? undefined : 'no state';
}

function fromPressureAndTemperature(p: number, T: number): SteamAnswer {
  if (T > edgeTemperature) {
    return p > borderPressure(T) && T < borderTemperature(highestPressure)
      ? { problem: 'near critical' }
      : { state: oneState(vapor(p, T), 'vapor') };
  }
  const boiling = saturationPressure(T) ?? NaN;
  // On the line itself both phases have this pressure and this temperature.
  if (Math.abs(p / boiling - 1) < 1e-9) return { problem: 'saturated' };
  return { state: p > boiling ? oneState(liquid(p, T), 'liquid') : oneState(vapor(p, T), 'vapor') };
}

function oneState(state: SinglePhase, phase: SteamPhase): SteamState {
  const isBeyond = state.T > criticalTemperature && state.p > criticalPressure;
  return { ...state, phase: isBeyond ? 'supercritical' : phase };
}

/** A way through neighboring states, along which one number runs. */
interface Way {
  from: number;
  to: number;
  at: (place: number) => SteamState | undefined;
}

function statesWith(given: SteamGiven, first: Given, second: Given): SteamState[] {
  const fixed = given[first] ?? NaN;
  const isWanted = { name: second, value: given[second] ?? NaN };
  switch (first) {
    case 'p':
      // Along an isobar, h and s only rise with the temperature; v doesn't, below 4 °C.
      return isobar(fixed).flatMap((way) => along(way, isWanted, second === 'v' ? 32 : 1));
    case 'T':
      return isotherm(fixed).flatMap((way) => along(way, isWanted, second === 'x' ? 1 : 32));
    case 'x':
      return along(quality(fixed), isWanted, 64);
    default:
      // At one entropy or enthalpy, everything else only rises or only falls with the pressure.
      return levels(first as 'h' | 's', fixed).flatMap((way) => along(way, isWanted, 8, false));
  }
}

function along(
  { from, to, at }: Way,
  { name, value }: { name: Given; value: number },
  pieces: number,
  mayTurn?: boolean,
): SteamState[] {
  const off = (place: number) => (at(place)?.[name] ?? NaN) - value;
  return findRoots(off, from, to, pieces, mayTurn).flatMap((place) => at(place) ?? []);
}

/** All states of one pressure: wet ones, which know their quality, before their neighbors. */
function isobar(p: number): Way[] {
  const boiling = p <= edgePressure ? saturationTemperature(p) : edgeTemperature;
  const hot: Way = {
    from: p <= edgePressure ? (boiling ?? lowestTemperature) : borderTemperature(p),
    to: highestTemperature,
    at: (T) => oneState(vapor(p, T), 'vapor'),
  };
  if (boiling === undefined) return [hot];
  const cold: Way = {
    from: lowestTemperature,
    to: boiling,
    at: (T) => oneState(liquid(p, T), 'liquid'),
  };
  return p <= edgePressure ? [wet(p, boiling), cold, hot] : [cold, hot];
}

/** All states of one temperature, along the logarithm of the pressure. */
function isotherm(T: number): Way[] {
  const boiling = T <= edgeTemperature ? saturationPressure(T) : undefined;
  const thin: Way = {
    from: Math.log(lowestPressure),
    to: Math.log(boiling ?? Math.min(borderPressure(T), highestPressure)),
    at: (place) => oneState(vapor(Math.exp(place), T), 'vapor'),
  };
  if (boiling === undefined) return [thin];
  const dense: Way = {
    from: Math.log(boiling),
    to: Math.log(highestPressure),
    at: (place) => oneState(liquid(Math.exp(place), T), 'liquid'),
  };
  return [wet(boiling, T), dense, thin];
}

function wet(p: number, T: number): Way {
  const ends = [liquid(p, T), vapor(p, T)] as const;
  return { from: 0, to: 1, at: (x) => mixture(...ends, x) };
}

/** All states of one quality, along the temperature. */
const quality = (x: number): Way => ({
  from: lowestTemperature,
  to: edgeTemperature,
  at: (T) => wet(saturationPressure(T) ?? NaN, T).at(x),
});

/**
 * All states of one entropy or enthalpy, along the logarithm of the pressure. Region 3 cuts them into
 * pieces, some of them short, because its border bends: each piece is a way of its own.
 */
function levels(name: 'h' | 's', level: number): Way[] {
  const ends = [lowestPressure, saturationPressure(lowestTemperature) ?? NaN, edgePressure].map(
    Math.log,
  );
  const [, , edge = NaN] = ends;
  const last = Math.log(highestPressure);
  const borders = [
    (p: number) => vapor(p, borderTemperature(p)),
    (p: number) => liquid(p, edgeTemperature),
  ].flatMap((border) =>
    findRoots((place) => border(Math.exp(place))[name] - level, edge, last, 16),
  );
  const places = [...ends, ...borders, last].toSorted((a, b) => a - b);
  return places.slice(1).map((to, place) => ({
    from: places[place] ?? NaN,
    to,
    at: (logarithm) => statesWith({ p: Math.exp(logarithm), [name]: level }, 'p', name)[0],
  }));
}

function mixture(low: SinglePhase, high: SinglePhase, x: number): SteamState {
  const mixed = (name: 'v' | 'u' | 'h' | 's') => low[name] + x * (high[name] - low[name]);
  return {
    phase: x === 0 ? 'saturated liquid' : x === 1 ? 'saturated vapor' : 'wet',
    p: low.p,
    T: low.T,
    x,
    v: mixed('v'),
    u: mixed('u'),
    h: mixed('h'),
    s: mixed('s'),
  };
}

/** One of each: where two ways meet, both find the same state. */
function distinct(states: readonly SteamState[]): SteamState[] {
  const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-7 * Math.abs(a);
  return states.filter(
    (state, place) =>
      !states
        .slice(0, place)
        .some(
          (other) =>
            isNear(other.T, state.T) && isNear(other.p, state.p) && isNear(other.v, state.v),
        ),
  );
}

/** Whether it's region 3 where a state of this pressure would be. */
function isInTheHole(given: SteamGiven, name: Given): boolean {
  const { p = 0 } = given;
  const wanted = given[name] ?? NaN;
  if (p <= edgePressure || name === 'x') return false;
  const below = liquid(p, edgeTemperature)[name as 'h'];
  const above = vapor(p, borderTemperature(p))[name as 'h'];
  return wanted > below && wanted < above;
}
