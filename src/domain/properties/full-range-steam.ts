import { denseStatesAtLevel, levelSeams, wetLevel, type Level } from './dense-levels.ts';
import { denseIsobar, denseIsotherm, denseQuality, denseStateAt } from './dense-steam.ts';
import { criticalPressure, criticalTemperature } from './if97.ts';
import type { SteamState } from './steam-state.ts';
import { steam, type SteamAnswer, type SteamGiven } from './steam.ts';
import { statesAlong, type PropertyValue } from './steam-curves.ts';

/** Like `steam`, but includes dense steam around the critical point. */
export function fullRangeSteam(given: SteamGiven): SteamAnswer {
  // The check has to come first, because on the saturation line there may be no state to check
  // later.
  const { p = NaN, T = NaN } = given;
  if (isNearCritical({ p, T })) return { problem: 'near critical' };
  const answer = steam(given, { at: denseStateAt, statesWith });
  const states = 'state' in answer ? [answer.state] : 'fitting' in answer ? answer.fitting : [];
  const isRefused = states.length > 0 && states.every(isNearCritical);
  return isRefused ? { problem: 'near critical' } : answer;
}

/**
 * Returns the only state that `fullRangeSteam` finds. Returns undefined if there's none or more
 * than one.
 */
export function steamState(given: SteamGiven): SteamState | undefined {
  const answer = fullRangeSteam(given);
  return 'state' in answer ? answer.state : undefined;
}

/**
 * Checks whether a change in the last digits of the pressure changes the first digit of the volume.
 */
const isNearCritical = ({ p, T }: Pick<SteamState, 'p' | 'T'>) =>
  Math.abs(T - criticalTemperature) < 0.1 && Math.abs(p - criticalPressure) < 0.03e6;

function statesWith(
  { name, value }: PropertyValue,
  target: PropertyValue,
  others: readonly SteamState[],
): SteamState[] {
  switch (name) {
    case 'p':
      return denseIsobar(value).flatMap((curve) => statesAlong(curve, target, 1));
    case 'T':
      return denseIsotherm(value).flatMap((curve) => statesAlong(curve, target, 32));
    case 'x':
      return denseQuality(value).flatMap((curve) => statesAlong(curve, target, 16));
    default:
      return statesAtLevel({ name: name as 'h' | 's', value }, target, others);
  }
}

function statesAtLevel(
  level: Level,
  target: PropertyValue,
  others: readonly SteamState[],
): SteamState[] {
  const states = [
    ...wetLevel(level).flatMap((curve) => statesAlong(curve, target, 8, false)),
    ...denseStatesAtLevel(level, target),
  ];
  // If no region contains the state, look for it in the gaps between regions.
  if (states.length > 0 || others.length > 0) return states;
  return levelSeams(level).flatMap((curve) => statesAlong(curve, target, 1));
}
