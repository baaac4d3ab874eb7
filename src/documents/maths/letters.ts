const codePoints = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const greek = `ΓΔΘΛΞΠΣΦΨΩ${codePoints(0x3b1, 0x3c9)}ϕϵϑ`;
const signs = '°±×÷·⋅…′→↔⇌≈≠≡≤≥≪≫−∓∗∂∇∑∏∫∞√∝⌈⌉⌊⌋¯ˆ˙˜';

/** What an equation may be written with: what `npm run fonts` leaves of its typeface. */
export const mathLetters = `${codePoints(0x20, 0x7e)}\u00a0${greek}${signs}`;

/** The slanted letters that browsers draw for single ones; the h has a place of its own. */
export const slantedLetters = `${codePoints(0x1d434, 0x1d467)}ℎ${codePoints(0x1d6e2, 0x1d71b)}`;
