import { grouped, numberText, withUnit } from '../quantities/print.ts';
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
  /** The numbers with which it adds up, itself included: all of them have as many decimals. */
  beside?: readonly Pick<PrintedName, 'name' | 'digits' | 'decimals'>[] | undefined;
  /** Of what it is the sum, as it is printed. */
  terms?: Sum['terms'] | undefined;
}

/** A number that is the sum of others, some of which are taken away. */
export interface Sum {
  total: string;
  terms: readonly { name: string; sign: 1 | -1 }[];
}

/** Words with numbers among them, and a few letters that are symbols. */
export type Template = readonly (string | PrintedName | { symbol: string })[];

const noBreak = '\u00a0';

/** A number of a template with its unit. */
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

/** The decimals of the coarsest among some numbers; those of a slider are all there are. */
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
