import { atMark, carriedClass } from '../../domain/quantities/carried.ts';
import { superscript } from '../../domain/quantities/superscript.ts';

/**
 * Puts other numbers into the places of markup, as the page of a problem does in the browser
 * (src/features/practice/fill-numbers.ts). A place holds text, pieces of MathML or a piece of a drawing.
 */
export const fillMarkup = (markup: string, printed: readonly string[]): string =>
  markup.replace(
    // The power of a number is an element of the same name within its own.
    /(<(span|mrow|tspan)[^>]* data-n="(\d+)"[^>]*>)(?:(?!<\/?\2\b).|<\2\b(?:(?!<\/?\2\b).)*<\/\2>)*(<\/\2>)/g,
    (whole, open: string, name: string, place: string, close: string) => {
      const number = printed[Number(place)];
      return number === undefined ? whole : open + contentOf(number, name) + close;
    },
  );

/** A number such as `12.5`, `12.5|3` or `1.25e-7` as its place wants it. */
function contentOf(number: string, name: string): string {
  const [kept = '', power] = number.split('e');
  const { counted, carried } = atMark(kept);
  const mantissa =
    carried === '' ? counted : `${counted}<span class="${carriedClass}">${carried}</span>`;
  const exponent = power?.replace('-', '−');
  if (name === 'mrow') {
    if (exponent === undefined) return signed(mantissa);
    return `${signed(mantissa)}<mo>×</mo><msup><mn>10</mn><mrow>${signed(exponent)}</mrow></msup>`;
  }
  if (exponent === undefined) return mantissa;
  const times = `${mantissa}\u00a0×\u00a010`;
  return name === 'tspan' ? times + superscript(power ?? '') : `${times}<sup>${exponent}</sup>`;
}

/** Digits as MathML, with the sign apart, which is said as a word. */
const signed = (digits: string): string =>
  digits.startsWith('−') ? `<mo>−</mo><mn>${digits.slice(1)}</mn>` : `<mn>${digits}</mn>`;
