/** A number with so many significant figures as a calculator shows it; with none, a whole number. */
export const toFigures = (value: number, digits: number): string =>
  digits === 0 ? value.toFixed(0) : value.toPrecision(digits);

/** How many significant figures a typed number has: `1500` may have two, three or four. */
export function significantFigures(typed: string): { least: number; most: number } {
  const mantissa = typed.split(/[eEx×*·]|10\^/)[0] ?? '';
  const digits = mantissa.replace(/[^\d.]/g, '').replace(/^[0.]*(?=[1-9])/, '');
  const most = Math.max(1, digits.replace('.', '').length);
  const isWhole = !mantissa.includes('.');
  const least = isWhole ? Math.max(1, digits.replace(/0+$/, '').length) : most;
  return { least, most };
}
