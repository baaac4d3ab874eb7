import { grouped, numberText } from '../quantities/print.ts';
import { superscript } from '../quantities/superscript.ts';

/** A number that is printed anew whenever it changes: which one, in what unit, with how many digits. */
export interface PrintedName {
  name: string;
  factor: number;
  zero: number;
  /** The unit as it is printed. */
  unit: string;
  digits: number;
  /** How many stand behind the point, where that is what counts. */
  decimals?: number | undefined;
}

/** Words with numbers among them, and a few letters that are symbols. */
export type Template = readonly (string | PrintedName | { symbol: string })[];

const noBreak = '\u00a0';

/** A number of a template with its unit. */
export function printName(printed: PrintedName, values: ReadonlyMap<string, number>): string {
  const { name, factor, zero, unit, digits, decimals } = printed;
  const number = ((values.get(name) ?? NaN) - zero) / factor;
  return withUnit(
    decimals === undefined ? inDigits(number, digits) : fixed(number, decimals),
    unit,
  );
}

/** A number and the words of its unit. */
export const withUnit = (number: string, unit: string): string =>
  unit === '' || unit === '%' ? number + unit : `${number}${noBreak}${unit}`;

/** A number with so many digits behind the point. */
export function fixed(number: number, decimals: number): string {
  if (!Number.isFinite(number)) return '–';
  const text = number.toFixed(decimals);
  // There is no less than nothing of nothing.
  return grouped(Number(text) === 0 ? text.replace('-', '') : text);
}

function inDigits(number: number, digits: number): string {
  if (!Number.isFinite(number)) return '–';
  const { mantissa, power } = numberText(number, digits);
  return power === undefined
    ? mantissa
    : `${mantissa}${noBreak}×${noBreak}10${superscript(String(power))}`;
}

/** A template as one text. */
export const templateText = (template: Template, values: ReadonlyMap<string, number>): string =>
  template
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : 'symbol' in piece
          ? piece.symbol
          : printName(piece, values),
    )
    .join('');
