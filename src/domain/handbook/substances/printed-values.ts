import { grouped, numberText } from '../../quantities/print.ts';
import { unitOf } from '../../quantities/read-unit.ts';
import { superscript } from '../../quantities/superscript.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';

export const kelvinAtZero = 273.15;

/** The conventional millimeter of mercury, equal to a torr, in Pa. */
export const pascalsInMmHg = 101_325 / 760;

const noBreak = '\u00a0';

/** Prints significant digits, with a power of ten if needed. */
export function withDigits(value: number, digits: number): string {
  const { mantissa, power } = numberText(value, digits);
  return power === undefined
    ? mantissa
    : `${mantissa}${noBreak}×${noBreak}10${superscript(String(power))}`;
}

/** Counts the significant digits of a number. */
export const digitsOf = (value: number): number =>
  value.toExponential().replace(/e.*$/, '').replace(/\D/g, '').length;

/** Prints a number with all digits given in the data file. */
export const withListedDigits = (value: number): string => withDigits(value, wholeDigits(value));

/** All digits of a whole number are significant, including trailing zeros. */
const wholeDigits = (value: number) =>
  Math.max(digitsOf(value), Math.floor(Math.log10(Math.abs(value) || 1)) + 1);

/** Prints fixed decimals with a typographic minus. */
export const withDecimals = (value: number, places: number): string =>
  grouped(value.toFixed(places).replace(/^-(?=[0.]*$)/, ''));

/** Counts the decimals of a number. */
export const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** Converts a range in the data file from K to °C or °F. */
export const temperatureRange = (
  { from, to }: { from: number; to: number },
  units: UnitSystem,
): string => {
  const [first, last] = [from, to].map((end) =>
    withListedDigits(Number(onScale(end, units).toFixed(2))),
  );
  return `${first ?? ''} to ${last ?? ''} ${scaleOf(units)}`;
};

/** The temperature scale of a system of units. */
export const scaleOf = (units: UnitSystem) => (units === 'US' ? '°F' : '°C');

/** Converts a temperature from K to the scale of a system of units. */
export function onScale(kelvin: number, units: UnitSystem): number {
  const { zero, factor } = unitOf(scaleOf(units));
  return (kelvin - zero) / factor;
}

/**
 * Prints a temperature in the data file, in K there, on a scale: with two decimals in °C, one in
 * °F, or none for a whole number.
 */
export function temperatureText(kelvin: number, units: UnitSystem): string {
  const places = decimalsOf(kelvin);
  const least = units === 'US' ? Math.max(1, places - 1) : Math.max(2, places);
  return `${withDecimals(onScale(kelvin, units), places === 0 ? 0 : least)} ${scaleOf(units)}`;
}
