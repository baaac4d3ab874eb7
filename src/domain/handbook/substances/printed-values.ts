import { grouped, numberText } from '../../quantities/print.ts';
import { superscript } from '../../quantities/superscript.ts';

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

/** Converts a range in the data file from K to °C. */
export const celsiusRange = ({ from, to }: { from: number; to: number }): string => {
  const [first, last] = [from, to].map((end) =>
    withListedDigits(Number((end - kelvinAtZero).toFixed(2))),
  );
  return `${first ?? ''} to ${last ?? ''} °C`;
};

/** Converts a temperature in the data file from K to °C: exactly, unless it is a whole number. */
export function celsius(kelvin: number): string {
  const places = decimalsOf(kelvin);
  return withDecimals(kelvin - kelvinAtZero, places === 0 ? 0 : Math.max(2, places));
}
