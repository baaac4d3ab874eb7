const codePoints = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const greek = `ΓΔΘΛΞΠΣΦΨΩ${codePoints(0x3b1, 0x3c9)}ϕϵϑ`;
const signs = '°±×÷·⋅…′→↔⇌≈≠≡≤≥≪≫−∓∗∂∇∑∏∫∞√∝⌈⌉⌊⌋¯ˆ˙˜';

/** Characters in the math font. `npm run fonts` keeps only these. */
export const mathLetters = `${codePoints(0x20, 0x7e)}\u00a0${greek}${signs}`;

/**
 * Code points of the italic letters that browsers substitute in MathML. The italic h has its own
 * code point.
 */
export const slantedLetters = `${codePoints(0x1d434, 0x1d467)}ℎ${codePoints(0x1d6e2, 0x1d71b)}`;
