/** Explains to visitors why their text wasn't understood. */
export interface NotUnderstood {
  problem: string;
  /** True to append an example to the sentence: ", as in 3.2 kW." */
  withExample?: true;
}

/** A parsed number, and the text after it. */
export interface ParsedNumber {
  /** Digits with a decimal point and without commas. */
  mantissa: string;
  power?: number | undefined;
  value: number;
  words: string;
  rest: string;
  /** True for the result of an expression, whose digits don't indicate its precision. */
  isComputed?: true;
}

export const onlyOne: NotUnderstood = {
  problem: 'Type one number and one unit',
  withExample: true,
};

// Matches numbers with commas or spaces between thousands, then numbers with a decimal comma, then
// all others.
const digits =
  /^([+-]?)\s?([1-9]\d{0,2}(?:,\d{3})+(?![\d,])(?:\.\d*)?|[1-9]\d{0,2}(?: \d{3})+(?!\d)(?:[.,]\d*)?|\d+,\d+(?![\d.,])|\d*(?:\.\d*)?)/;
const ofTen =
  /^ ?(?:(?:[xX×*·] ?|(?<= ))10 ?\^ ?(?:([+-]?\d{1,3})|\(([+-]?\d{1,3})\))|[xX×] ?10 ?([+-]\d{1,3})|[eE]([+-]?\d{1,3}))(?![\d.])/;
const unclearTen = /^ ?(?:[xX×] ?10[1-9]\d?|[*·] ?10[+-]\d{1,2})(?![\d.])/;
const onlyTen = /^([+-]?)(?=10\^[+-]?\d{1,3}(?![\d.]))/;

/** Parses the number at the start of a line: `1,200`, `48 500`, `0,25`, `2.1e-3`. */
export function readNumber(text: string): ParsedNumber | NotUnderstood {
  const line = text.replace(onlyTen, '$11×');
  const [whole = '', sign = '', typed = ''] = digits.exec(line) ?? [];
  if (!/\d/.test(typed)) return { problem: 'Start with a number', withExample: true };
  const grouped = withDecimalPoint(typed);
  let rest = line.slice(whole.length);
  if (unclearTen.test(rest)) {
    return { problem: 'Is that a power of ten? Write it like 2e3, or use * to multiply.' };
  }
  // "48.5k lb" is 48,500 lb, but "300 k" is 300 kelvin.
  const exponent = ofTen.exec(rest) ?? /^k(?= [a-z])/i.exec(rest);
  if (exponent) rest = rest.slice(exponent[0].length);
  if (/^,\d/.test(rest)) {
    return {
      problem: 'Use a decimal point, like 1.5.',
    };
  }
  if (/^[\d.,]/.test(rest)) return { problem: 'That’s more than one number.' };
  const power = exponent ? Number(exponent.slice(1).find(Boolean) ?? 3) : undefined;
  const mantissa = `${sign}${grouped.replaceAll(',', '')}`;
  return {
    mantissa,
    power,
    value: Number(`${mantissa}e${String(power ?? 0)}`),
    words: `${sign}${grouped}${power === undefined ? '' : ` × 10^${String(power)}`}`,
    rest: rest.trim(),
  };
}

/** Converts a number to commas between thousands and a decimal point. */
function withDecimalPoint(typed: string): string {
  const [whole = '', decimals] = typed.split(/,(?=\d*$)/);
  const isDecimal =
    decimals !== undefined && (typed.includes(' ') || !/^[1-9]\d{0,2}(,\d{3})+$/.test(typed));
  return isDecimal ? `${whole.replaceAll(' ', ',')}.${decimals}` : typed.replaceAll(' ', ',');
}
