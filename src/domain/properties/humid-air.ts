/**
 * Humid air as a mixture of two ideal gases, per kilogram of dry air and in SI units. Equations are
 * from the ASHRAE Handbook, Fundamentals, chapter 1 "Psychrometrics" (2017). The saturation
 * pressure is from IAPWS-IF97 over water and from IAPWS R14-08(2011) over ice. Neglects that dry
 * air raises the saturation pressure slightly (by 0.4% at 1 atm).
 */
import { findRoot } from '../quantities/find-root.ts';
import { criticalPressure, saturationPressure, saturationTemperature } from './if97.ts';

/** Given properties, with fractions instead of percentages. Two of them determine the state. */
export type AirGiven = Partial<Record<Given, number>>;
type Given = 'dryBulb' | 'wetBulb' | 'dewPoint' | 'relativeHumidity' | 'humidityRatio';

export interface HumidAir extends Record<Exclude<Given, 'dewPoint'>, number> {
  p: number;
  /** Undefined for completely dry air. */
  dewPoint: number | undefined;
  vaporPressure: number;
  /** Enthalpy per kilogram of dry air. Zero for dry air and for liquid water at 0 °C. */
  h: number;
  v: number;
}

/** Reason why there's no state. air-words.ts has the messages. */
export type AirProblem =
  'not two' | 'same' | 'pressure' | 'temperature' | 'humidity' | 'too wet' | 'no state';

export type AirAnswer = { air: HumidAir } | { problem: AirProblem };

/** Ratio of the molar mass of water to that of dry air. */
const massRatio = 18.015268 / 28.966;
const zero = 273.15;
const triplePoint = 273.16;
const [lowestTemperature, highestTemperature] = [zero - 50, zero + 200];
const [lowestPressure, highestPressure] = [20e3, 200e3];

/** Computes humid air at a pressure from two of its five usual properties. */
export function humidAir(p: number, given: AirGiven): AirAnswer {
  const outside = rangeProblem(p, given);
  if (outside) return { problem: outside };
  const { wetBulb, dewPoint } = given;
  const fromDewPoint = dewPoint === undefined ? undefined : ratioOf(saturation(dewPoint), p);
  const ratio = given.humidityRatio ?? fromDewPoint;
  const T = given.dryBulb ?? dryBulbOf(p, ratio, given);
  const w = ratio ?? ratioAt(p, T, given);
  if (!(T >= lowestTemperature && T <= highestTemperature)) return { problem: 'no state' };
  const vaporPressure = pressureOf(w, p);
  const relativeHumidity = vaporPressure / saturation(T);
  // The given air may be saturated, so allow for floating-point error.
  if (relativeHumidity > 1 + 1e-9 || !(vaporPressure < p) || (wetBulb ?? 0) > T + 1e-9) {
    return { problem: 'too wet' };
  }
  const wet = wetBulb ?? wetBulbOf(p, T, w);
  if (!(w >= 0) || wet === undefined) return { problem: 'no state' };
  return {
    air: {
      p,
      dryBulb: T,
      wetBulb: wet,
      dewPoint: dewPoint ?? saturationTemperatureAt(vaporPressure),
      relativeHumidity: Math.min(relativeHumidity, 1),
      humidityRatio: w,
      vaporPressure,
      h: enthalpyOf(T, w),
      v: ((287.042 + 461.526 * w) * T) / p,
    },
  };
}

/** Returns undefined if there's no such state. */
export function humidAirState(p: number, given: AirGiven): HumidAir | undefined {
  const answer = humidAir(p, given);
  return 'air' in answer ? answer.air : undefined;
}

function rangeProblem(p: number, given: AirGiven): AirProblem | undefined {
  const values = Object.values<number | undefined>(given).filter((value) => value !== undefined);
  const { dryBulb, wetBulb, dewPoint, relativeHumidity = 0.5, humidityRatio = 0 } = given;
  const temperatures = [dryBulb, wetBulb, dewPoint].filter((T) => T !== undefined);
  if (values.length !== 2) return 'not two';
  if (dewPoint !== undefined && given.humidityRatio !== undefined) return 'same';
  if (!(p >= lowestPressure && p <= highestPressure)) return 'pressure';
  if (!temperatures.every((T) => T >= lowestTemperature && T <= highestTemperature)) {
    return 'temperature';
  }
  if (!(relativeHumidity >= 0 && relativeHumidity <= 1)) return 'humidity';
  if (!(humidityRatio >= 0 && humidityRatio < Infinity)) return 'humidity';
  // If water boiled at the wet bulb or dew point, the air would be pure vapor.
  const wettest = Math.max(wetBulb ?? 0, dewPoint ?? 0);
  return wettest > 0 && saturation(wettest) >= p ? 'too wet' : undefined;
}

/** Finds the dry bulb from the two given properties. */
function dryBulbOf(p: number, w: number | undefined, given: AirGiven): number {
  const { wetBulb, relativeHumidity = NaN } = given;
  if (wetBulb === undefined)
    return saturationTemperatureAt(pressureOf(w ?? NaN, p) / relativeHumidity) ?? NaN;
  if (w === undefined) {
    const off = (T: number) =>
      pressureOf(wetBulbRatio(p, T, wetBulb), p) / saturation(T) - relativeHumidity;
    return findRoot(off, wetBulb, highestTemperature) ?? NaN;
  }
  return findRoot((T) => wetBulbRatio(p, T, wetBulb) - w, wetBulb, highestTemperature) ?? NaN;
}

function ratioAt(p: number, T: number, { wetBulb, relativeHumidity = NaN }: AirGiven): number {
  if (wetBulb !== undefined) return wetBulbRatio(p, T, wetBulb);
  return ratioOf(relativeHumidity * saturation(T), p);
}

/** Humidity ratio at a given partial pressure of water. */
export const ratioOf = (vaporPressure: number, p: number) =>
  (massRatio * vaporPressure) / (p - vaporPressure);

const pressureOf = (w: number, p: number) => (w * p) / (massRatio + w);

/** Enthalpy of a kilogram of dry air and the vapor in it. */
export const enthalpyOf = (T: number, w: number) =>
  1006 * (T - zero) + w * (2.501e6 + 1860 * (T - zero));

/** Saturation pressure over water, or over ice below the triple point. */
export const saturation = (T: number) =>
  T < triplePoint ? overIce(T) : (saturationPressure(T) ?? NaN);

function overIce(T: number): number {
  const t = T / triplePoint;
  const sum =
    -21.2144006 * t ** 0.00333333333 + 27.3203819 * t ** 1.20666667 - 6.1059813 * t ** 1.70333333;
  return 611.657 * Math.exp(sum / t);
}

/** Temperature at which water or ice has a given vapor pressure. */
function saturationTemperatureAt(pressure: number): number | undefined {
  if (pressure >= saturation(triplePoint)) {
    return pressure <= criticalPressure ? saturationTemperature(pressure) : undefined;
  }
  return findRoot((T) => overIce(T) - pressure, 130, triplePoint);
}

/** Humidity ratio for a given wet bulb, from the energy balance at the wick. */
function wetBulbRatio(p: number, T: number, wetBulb: number, isIce = wetBulb < zero): number {
  const [dry, wet] = [T - zero, wetBulb - zero];
  const [heat, less, wick] = isIce ? [2830, 0.24, 2.1] : [2501, 2.326, 4.186];
  const saturated = ratioOf(saturation(wetBulb), p);
  return ((heat - less * wet) * saturated - 1.006 * (dry - wet)) / (heat + 1.86 * dry - wick * wet);
}

/** Wet-bulb temperature with a wet wick if possible, otherwise with a frozen one. */
function wetBulbOf(p: number, T: number, w: number): number | undefined {
  const hottest = Math.min(T, (saturationTemperature(p) ?? NaN) - 1e-6);
  const off = (isIce: boolean) => (wet: number) => wetBulbRatio(p, T, wet, isIce) - w;
  // The wet bulb of saturated air equals its dry bulb, which floating-point error may hide.
  if (Math.abs(off(T < zero)(hottest)) <= 1e-12) return hottest;
  return (
    (T >= zero ? findRoot(off(false), zero, hottest) : undefined) ??
    findRoot(off(true), 130, Math.min(T, zero))
  );
}
