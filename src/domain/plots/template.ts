import { grouped, numberText, withUnit } from '../quantities/print.ts';
import { superscript } from '../quantities/superscript.ts';

/** A number that's reformatted whenever it changes. */
export interface PrintedName {
  name: string;
  factor: number;
  zero: number;
  unit: string;
  digits: number;
  /** Number of decimals. If undefined, `digits` applies. */
  decimals?: number | undefined;
  /** Numbers in the same sum, including this one. All are printed with the same decimals. */
  beside?: readonly Pick<PrintedName, 'name' | 'digits' | 'decimals'>[] | undefined;
  /** Terms of the sum that equals this number. */
  terms?: Sum['terms'] | undefined;
}

export interface Sum {
  total: string;
  terms: readonly { name: string; sign: 1 | -1 }[];
}

export type Template = readonly (string | PrintedName | { symbol: string })[];

const noBreak = '\u00a0';

export function printName(printed: PrintedName, values: ReadonlyMap<string, number>): string {
  const { name, factor, zero, unit, digits, decimals, beside, terms } = printed;
  const numberOf = (each: string) => ((values.get(each) ?? NaN) - zero) / factor;
  if (beside) {
    const places = commonDecimals(beside, numberOf);
    const rounded = (each: string) => Number(numberOf(each).toFixed(places));
    const sum = terms?.reduce((all, term) => all + term.sign * rounded(term.name), 0);
    return withUnit(fixed(sum ?? numberOf(name), places), unit);
  }
  const number = numberOf(name);
  return withUnit(
    decimals === undefined ? inDigits(number, digits) : fixed(number, decimals),
    unit,
  );
}

/** Returns the fewest decimals of the computed numbers, but at least as many as a slider has. */
function commonDecimals(
  numbers: NonNullable<PrintedName['beside']>,
  numberOf: (name: string) => number,
): number {
  const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0;
  const computed = numbers
    .filter(({ decimals, name }) => decimals === undefined && numberOf(name) !== 0)
    .map(({ name, digits }) => numberText(numberOf(name), digits))
    .filter(({ power }) => power === undefined)
    .map(({ mantissa }) => decimalsOf(mantissa));
  const exact = numbers.map(({ decimals = 0 }) => decimals);
  return Math.max(...exact, computed.length === 0 ? 0 : Math.min(...computed));
}

export function fixed(number: number, decimals: number): string {
  if (!Number.isFinite(number)) return '–';
  const text = number.toFixed(decimals);
  // Avoids printing -0.
  return grouped(Number(text) === 0 ? text.replace('-', '') : text);
}

function inDigits(number: number, digits: number): string {
  if (!Number.isFinite(number)) return '–';
  const { mantissa, power } = numberText(number, digits);
  return power === undefined
    ? mantissa
    : `${mantissa}${noBreak}×${noBreak}10${superscript(String(power))}`;
}

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
