/**
 * Formats a number with significant figures, like a calculator. With 0 digits, formats a whole
 * number.
 */
export const toFigures = (value: number, digits: number): string =>
  digits === 0 ? value.toFixed(0) : value.toPrecision(digits);

/** Counts the significant figures of a typed number. `1500` may have two, three or four. */
export function significantFigures(typed: string): { least: number; most: number } {
  const mantissa = typed.split(/[eEx×*·]|10\^/)[0] ?? '';
  const digits = mantissa.replace(/[^\d.]/g, '').replace(/^[0.]*(?=[1-9])/, '');
  const most = Math.max(1, digits.replace('.', '').length);
  const isWhole = !mantissa.includes('.');
  const least = isWhole ? Math.max(1, digits.replace(/0+$/, '').length) : most;
  return { least, most };
}
