import { splitGuardDigits, guardDigitsClass } from '../../domain/quantities/guard-digits.ts';
import { superscript } from '../../domain/quantities/superscript.ts';

/**
 * Fills the number slots in markup, as src/features/practice/fill-numbers.ts does in the browser. A
 * slot contains text, MathML or part of a drawing.
 */
export const fillMarkup = (markup: string, printed: readonly string[]): string =>
  markup.replace(
    // A power of ten contains a nested element with the same tag name.
    /(<(span|mrow|tspan)[^>]* data-n="(\d+)"[^>]*>)(?:(?!<\/?\2\b).|<\2\b(?:(?!<\/?\2\b).)*<\/\2>)*(<\/\2>)/g,
    (whole, open: string, name: string, place: string, close: string) => {
      const number = printed[Number(place)];
      return number === undefined ? whole : open + contentOf(number, name) + close;
    },
  );

/** Converts a number like `12.5`, `12.5|3` or `1.25e-7` to the markup of its slot. */
function contentOf(number: string, name: string): string {
  const [kept = '', power] = number.split('e');
  const { mainDigits, guardDigits } = splitGuardDigits(kept);
  const mantissa =
    guardDigits === ''
      ? mainDigits
      : `${mainDigits}<span class="${guardDigitsClass}">${guardDigits}</span>`;
  const exponent = power?.replace('-', '−');
  if (name === 'mrow') {
    if (exponent === undefined) return signed(mantissa);
    return `${signed(mantissa)}<mo>×</mo><msup><mn>10</mn><mrow>${signed(exponent)}</mrow></msup>`;
  }
  if (exponent === undefined) return mantissa;
  const times = `${mantissa}\u00a0×\u00a010`;
  return name === 'tspan' ? times + superscript(power ?? '') : `${times}<sup>${exponent}</sup>`;
}

/** Writes the minus sign as a separate element, so that screen readers say "minus". */
const signed = (digits: string): string =>
  digits.startsWith('−') ? `<mo>−</mo><mn>${digits.slice(1)}</mn>` : `<mn>${digits}</mn>`;
