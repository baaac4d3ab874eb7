import { denseStatesAtLevel, levelSeams, wetLevel, type Level } from './dense-levels.ts';
import { denseIsobar, denseIsotherm, denseQuality, denseStateAt } from './dense-steam.ts';
import { criticalPressure, criticalTemperature } from './if97.ts';
import type { SteamState } from './steam-state.ts';
import { steam, type SteamAnswer, type SteamGiven } from './steam.ts';
import { along, type Wanted } from './steam-ways.ts';

/** The state of water or steam like steam.ts, with the dense steam around the critical point. */
export function wholeSteam(given: SteamGiven): SteamAnswer {
  // On the saturation line too, a pressure and a temperature can be too near.
  const { p = NaN, T = NaN } = given;
  if (isNearCritical({ p, T })) return { problem: 'near critical' };
  const answer = steam(given, { at: denseStateAt, statesWith });
  const states = 'state' in answer ? [answer.state] : 'fitting' in answer ? answer.fitting : [];
  const isRefused = states.length > 0 && states.every(isNearCritical);
  return isRefused ? { problem: 'near critical' } : answer;
}

/** So near the critical point, the last digits of a pressure decide on the first of a volume. */
const isNearCritical = ({ p, T }: Pick<SteamState, 'p' | 'T'>) =>
  Math.abs(T - criticalTemperature) < 0.1 && Math.abs(p - criticalPressure) < 0.03e6;

function statesWith(
  { name, value }: Wanted,
  wanted: Wanted,
  others: readonly SteamState[],
): SteamState[] {
  switch (name) {
    case 'p':
      return denseIsobar(value).flatMap((way) => along(way, wanted, 1));
    case 'T':
      return denseIsotherm(value).flatMap((way) => along(way, wanted, 32));
    case 'x':
      return denseQuality(value).flatMap((way) => along(way, wanted, 16));
    default:
      return statesAtLevel({ name: name as 'h' | 's', value }, wanted, others);
  }
}

function statesAtLevel(level: Level, wanted: Wanted, others: readonly SteamState[]): SteamState[] {
  const states = [
    ...wetLevel(level).flatMap((way) => along(way, wanted, 8, false)),
    ...denseStatesAtLevel(level, wanted),
  ];
  // Between two regions is what neither of them has.
  if (states.length > 0 || others.length > 0) return states;
  return levelSeams(level).flatMap((way) => along(way, wanted, 1));
}
