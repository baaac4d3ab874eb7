/**
 * Computes how equipment changes humid air, per kilogram of dry air and in SI units. Each step
 * balances water and energy with the equations in properties/humid-air.ts.
 */
import { findRoot } from '../../quantities/find-root.ts';
import {
  enthalpyOf,
  humidAirState,
  ratioOf,
  saturation,
  type HumidAir,
} from '../../properties/humid-air.ts';

/** A step to a temperature, to a relative humidity, or to a mixture with another stream. */
export type AirStep =
  | { kind: 'temperature'; to: number }
  | { kind: 'water' | 'steam'; to: number }
  /** Dry air in the second stream, in kilograms per kilogram in the first. */
  | { kind: 'mix'; second: HumidAir; amount: number };

/** A temperature and a humidity ratio, as a point on the chart. */
export type AirPoint = readonly [T: number, w: number];

export interface AirPath {
  end: HumidAir;
  /** Heat added. Negative if heat is removed. */
  heat: number;
  /** Water added. Negative if water condenses and drains. */
  water: number;
  /** Liquid water suspended in the air. */
  fog: number;
  lines: AirPoint[][];
}

/** Reason why a step isn't possible. air-report.ts has the messages. */
export type PathProblem = 'temperature' | 'humidity' | 'drier' | 'freezes' | 'amount' | 'no state';

export type PathAnswer = { path: AirPath } | { problem: PathProblem };

const freezing = 273.15;
const [coldest, hottest] = [freezing - 50, freezing + 200];

/** Enthalpy of saturated steam at 100 °C (IAPWS-IF97), relative to liquid water at 0 °C. */
export const steamEnthalpy = 2.67557e6;

/** Enthalpy of liquid water above 0 °C and of ice below, as in ASHRAE's wet-bulb equation. */
const liquidEnthalpy = (T: number) => 4186 * (T - freezing);
const iceEnthalpy = (T: number) => -333_400 + 2100 * (T - freezing);
const drainedEnthalpy = (T: number) => (T < freezing ? iceEnthalpy(T) : liquidEnthalpy(T));

export function airPath(start: HumidAir, step: AirStep): PathAnswer {
  if (step.kind === 'temperature') return toTemperature(start, step.to);
  if (step.kind === 'mix') return mixed(start, step.second, step.amount);
  if (!(step.to >= 0 && step.to <= 1)) return { problem: 'humidity' };
  if (step.to < start.relativeHumidity) return { problem: 'drier' };
  return step.kind === 'water' ? withWater(start, step.to) : withSteam(start, step.to);
}

/** Heats or cools the air. Below the dew point, water drains at the final temperature. */
function toTemperature(start: HumidAir, T: number): PathAnswer {
  if (!(T >= coldest && T <= hottest)) return { problem: 'temperature' };
  const { dewPoint, humidityRatio: w } = start;
  const isWet = dewPoint !== undefined && T < dewPoint;
  const end = humidAirState(start.p, {
    dryBulb: T,
    ...(isWet ? { relativeHumidity: 1 } : { humidityRatio: w }),
  });
  if (!end) return { problem: 'no state' };
  const drained = isWet ? w - end.humidityRatio : 0;
  const corners = isWet ? alongSaturation(start.p, dewPoint, T) : [placeOf(end)];
  return {
    path: {
      end,
      heat: end.h - start.h + drained * drainedEnthalpy(T),
      water: 0 - drained,
      fog: 0,
      lines: [[placeOf(start), ...corners]],
    },
  };
}

/**
 * Sprays water at the wet-bulb temperature without adding heat. The wet bulb stays constant by
 * definition, so the energy balance is exact.
 */
function withWater(start: HumidAir, to: number): PathAnswer {
  const { p, wetBulb } = start;
  if (wetBulb < freezing) return { problem: 'freezes' };
  const end =
    to === 1
      ? humidAirState(p, { dryBulb: wetBulb, relativeHumidity: 1 })
      : humidAirState(p, { wetBulb, relativeHumidity: to });
  return adding(start, end);
}

/** Injects saturated steam at 100 °C without adding other heat. */
function withSteam(start: HumidAir, to: number): PathAnswer {
  const { p, h, humidityRatio: before } = start;
  const dryBulbWith = (w: number) => dryBulbFrom(h + (w - before) * steamEnthalpy, w);
  const off = (w: number) => {
    const vapor = to * saturation(dryBulbWith(w));
    // Above the boiling point at this pressure, even pure steam isn't humid enough.
    return vapor < p ? w - ratioOf(vapor, p) : -1;
  };
  const enough = [0.01, 0.1, 1, 10].map((more) => before + more).find((w) => off(w) > 0);
  const w = enough === undefined ? undefined : (findRoot(off, before, enough) ?? before);
  // The search may have ended at the discontinuity at the boiling point instead of a root.
  if (w === undefined || Math.abs(off(w)) > 1e-9) return { problem: 'no state' };
  return adding(start, humidAirState(p, { dryBulb: dryBulbWith(w), relativeHumidity: to }));
}

const adding = (start: HumidAir, end: HumidAir | undefined): PathAnswer =>
  end
    ? {
        path: {
          end,
          heat: 0,
          water: end.humidityRatio - start.humidityRatio,
          fog: 0,
          lines: [[placeOf(start), placeOf(end)]],
        },
      }
    : { problem: 'no state' };

/** Mixes two streams adiabatically. Excess water becomes fog and releases heat. */
function mixed(start: HumidAir, second: HumidAir, amount: number): PathAnswer {
  if (!(amount > 0 && amount < Infinity)) return { problem: 'amount' };
  const share = amount / (1 + amount);
  const between = (a: number, b: number) => a + share * (b - a);
  const { p } = start;
  const w = between(start.humidityRatio, second.humidityRatio);
  const h = between(start.h, second.h);
  const unfogged = dryBulbFrom(h, w);
  const isFoggy = w > saturatedRatio(p, unfogged) * (1 + 1e-9);
  const T = isFoggy ? foggyDryBulb(p, h, w) : unfogged;
  const end =
    T === undefined
      ? undefined
      : humidAirState(p, {
          dryBulb: T,
          ...(isFoggy ? { relativeHumidity: 1 } : { humidityRatio: w }),
        });
  if (!end) return { problem: 'no state' };
  const corner: AirPoint = [unfogged, w];
  return {
    path: {
      end,
      heat: 0,
      water: 0,
      fog: isFoggy ? w - end.humidityRatio : 0,
      lines: [
        [placeOf(start), corner, placeOf(second)],
        ...(isFoggy ? [[corner, placeOf(end)]] : []),
      ],
    },
  };
}

/** Temperature of saturated air with fog, which is liquid here even below 0 °C. */
function foggyDryBulb(p: number, h: number, w: number): number | undefined {
  const clear = humidAirState(p, { humidityRatio: w, relativeHumidity: 1 });
  const off = (T: number) => {
    const vapor = saturatedRatio(p, T);
    return enthalpyOf(T, vapor) + (w - vapor) * liquidEnthalpy(T) - h;
  };
  return clear && findRoot(off, dryBulbFrom(h, w), clear.dryBulb);
}

/** Dry bulb from the humidity ratio and the enthalpy, which is linear in temperature. */
function dryBulbFrom(h: number, w: number): number {
  const atFreezing = enthalpyOf(freezing, w);
  return freezing + (h - atFreezing) / (enthalpyOf(freezing + 1, w) - atFreezing);
}

const saturatedRatio = (p: number, T: number) => ratioOf(saturation(T), p);

const placeOf = ({ dryBulb, humidityRatio }: HumidAir): AirPoint => [dryBulb, humidityRatio];

function alongSaturation(p: number, from: number, to: number): AirPoint[] {
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, step): AirPoint => {
    const T = from + ((to - from) * step) / steps;
    return [T, saturatedRatio(p, T)];
  });
}
