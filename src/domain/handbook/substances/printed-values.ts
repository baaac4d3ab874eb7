import { grouped, numberText } from '../../quantities/print.ts';
import { superscript } from '../../quantities/superscript.ts';

/** 0 °C in K. */
export const kelvinAtZero = 273.15;

/** The usual millimeter of mercury, which is a torr, in Pa. */
export const pascalsInMmHg = 101_325 / 760;

const noBreak = '\u00a0';

/** A computed number with so many digits, and a power of ten where it needs one. */
export function withDigits(value: number, digits: number): string {
  const { mantissa, power } = numberText(value, digits);
  return power === undefined
    ? mantissa
    : `${mantissa}${noBreak}×${noBreak}10${superscript(String(power))}`;
}

/** How many digits of a number count. */
export const digitsOf = (value: number): number =>
  value.toExponential().replace(/e.*$/, '').replace(/\D/g, '').length;

/** A number with all digits that the file has. */
export const withListedDigits = (value: number): string => withDigits(value, wholeDigits(value));

/** Those of a whole number count up to the point, be they zeros or not. */
const wholeDigits = (value: number) =>
  Math.max(digitsOf(value), Math.floor(Math.log10(Math.abs(value) || 1)) + 1);

/** A number with so many decimals, and a true minus. */
export const withDecimals = (value: number, places: number): string =>
  grouped(value.toFixed(places).replace(/^-(?=[0.]*$)/, ''));

/** How many decimals a number has. */
export const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** A range of the file, which is in K, in °C. */
export const celsiusRange = ({ from, to }: { from: number; to: number }): string => {
  const [first, last] = [from, to].map((end) =>
    withListedDigits(Number((end - kelvinAtZero).toFixed(2))),
  );
  return `${first ?? ''} to ${last ?? ''} °C`;
};

/** A temperature of the file, which is in K, as one in °C: exact, unless it is a whole number. */
export function celsius(kelvin: number): string {
  const places = decimalsOf(kelvin);
  return withDecimals(kelvin - kelvinAtZero, places === 0 ? 0 : Math.max(2, places));
}
