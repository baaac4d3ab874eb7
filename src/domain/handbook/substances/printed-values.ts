import { grouped, numberText } from '../../quantities/print.ts';
import { unitOf } from '../../quantities/read-unit.ts';
import { superscript } from '../../quantities/superscript.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';

export const kelvinAtZero = 273.15;

/** The conventional millimeter of mercury in Pa. It equals a torr. */
export const pascalsInMmHg = 101_325 / 760;

const noBreak = '\u00a0';

/** Formats a number with significant digits. Uses a power of ten if needed. */
export function withDigits(value: number, digits: number): string {
  const { mantissa, power } = numberText(value, digits);
  return power === undefined
    ? mantissa
    : `${mantissa}${noBreak}×${noBreak}10${superscript(String(power))}`;
}

export const digitsOf = (value: number): number =>
  value.toExponential().replace(/e.*$/, '').replace(/\D/g, '').length;

/** Formats a number with all digits from the data file. */
export const withListedDigits = (value: number): string => withDigits(value, wholeDigits(value));

/** For a whole number, all digits count, including trailing zeros. */
const wholeDigits = (value: number) =>
  Math.max(digitsOf(value), Math.floor(Math.log10(Math.abs(value) || 1)) + 1);

/** Formats a number with fixed decimals and a typographic minus sign. */
export const withDecimals = (value: number, places: number): string =>
  grouped(value.toFixed(places).replace(/^-(?=[0.]*$)/, ''));

export const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** Converts a temperature range from K to °C or °F. */
export const temperatureRange = (
  { from, to }: { from: number; to: number },
  units: UnitSystem,
): string => {
  const [first, last] = [from, to].map((end) =>
    withListedDigits(Number(onScale(end, units).toFixed(2))),
  );
  return `${first ?? ''} to ${last ?? ''} ${scaleOf(units)}`;
};

export const scaleOf = (units: UnitSystem) => (units === 'US' ? '°F' : '°C');

/** Converts a temperature from K to °C or °F. */
export function onScale(kelvin: number, units: UnitSystem): number {
  const { zero, factor } = unitOf(scaleOf(units));
  return (kelvin - zero) / factor;
}

/**
 * Formats a temperature from the data file in °C with two decimals, or in °F with one decimal.
 * Whole numbers have none.
 */
export function temperatureText(kelvin: number, units: UnitSystem): string {
  const places = decimalsOf(kelvin);
  const least = units === 'US' ? Math.max(1, places - 1) : Math.max(2, places);
  return `${withDecimals(onScale(kelvin, units), places === 0 ? 0 : least)} ${scaleOf(units)}`;
}
