import { findRoots } from './find-roots.ts';
import {
  borderPressure,
  borderTemperature,
  edgeTemperature,
  highestPressure,
  highestTemperature,
  liquid,
  lowestTemperature,
  saturationPressure,
  saturationTemperature,
  vapor,
} from './if97.ts';
import { edgePressure, mixture, oneState, type SteamState } from './steam-state.ts';

/** A curve of states as a function of one number. */
export interface StateCurve {
  from: number;
  to: number;
  at: (place: number) => SteamState | undefined;
}

export interface PropertyValue {
  name: 'p' | 'T' | 'v' | 'h' | 's' | 'x';
  value: number;
}

/** The release allows lower pressures, but a search needs a lower bound. */
export const lowestPressure = 1;

/** Finds the states on a curve at which a property has a given value. */
export function statesAlong(
  { from, to, at }: StateCurve,
  { name, value }: PropertyValue,
  pieces: number,
  mayTurn?: boolean,
): SteamState[] {
  const off = (place: number) => (at(place)?.[name] ?? NaN) - value;
  return findRoots(off, from, to, pieces, mayTurn).flatMap((place) => at(place) ?? []);
}

/**
 * States outside region 3 at a given pressure. The wet states come first, as a function of quality.
 */
export function isobar(p: number): StateCurve[] {
  const boiling = p <= edgePressure ? saturationTemperature(p) : edgeTemperature;
  const hot: StateCurve = {
    from: p <= edgePressure ? (boiling ?? lowestTemperature) : borderTemperature(p),
    to: highestTemperature,
    at: (T) => oneState(vapor(p, T), 'vapor'),
  };
  if (boiling === undefined) return [hot];
  const cold: StateCurve = {
    from: lowestTemperature,
    to: boiling,
    at: (T) => oneState(liquid(p, T), 'liquid'),
  };
  return p <= edgePressure ? [wet(p, boiling), cold, hot] : [cold, hot];
}

/** States outside region 3 at a given temperature, as a function of the logarithm of pressure. */
export function isotherm(T: number): StateCurve[] {
  const boiling = T <= edgeTemperature ? saturationPressure(T) : undefined;
  const thin: StateCurve = {
    from: Math.log(lowestPressure),
    to: Math.log(boiling ?? Math.min(borderPressure(T), highestPressure)),
    at: (place) => oneState(vapor(Math.exp(place), T), 'vapor'),
  };
  if (boiling === undefined) return [thin];
  const dense: StateCurve = {
    from: Math.log(boiling),
    to: Math.log(highestPressure),
    at: (place) => oneState(liquid(Math.exp(place), T), 'liquid'),
  };
  return [wet(boiling, T), dense, thin];
}

function wet(p: number, T: number): StateCurve {
  const ends = [liquid(p, T), vapor(p, T)] as const;
  return { from: 0, to: 1, at: (x) => mixture(...ends, x) };
}

/** States with a given quality up to 350 °C, as a function of temperature. */
export const constantQuality = (x: number): StateCurve => ({
  from: lowestTemperature,
  to: edgeTemperature,
  at: (T) => wet(saturationPressure(T) ?? NaN, T).at(x),
});

/**
 * States outside region 3 with a given entropy or enthalpy, as a function of the logarithm of
 * pressure. The border of region 3 is curved, so there can be several curves, and some are short.
 */
export function constantLevel(name: 'h' | 's', level: number): StateCurve[] {
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
    at: (logarithm) =>
      isobar(Math.exp(logarithm)).flatMap((curve) =>
        statesAlong(curve, { name, value: level }, 1),
      )[0],
  }));
}
